import type { LeaveRequest } from '@ploegplan/contract/leave/schemas';
import { Link } from '@tanstack/react-router';
import { isIllnessReport } from '../../../data/leave/requests.ts';
import { formatDayRange, formatShortDay } from '../../../lib/dates/dates.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { FirstRows } from '../../../ui/states/FirstRows.tsx';
import classes from '../../../ui/states/rows.module.css';

const FIRST = 5;
const place = { to: '/employeeabsences', search: { aanvragen: true } } as const;

/** What employees report or ask for on their phones until the office answers; nothing when nothing waits. */
export function Requests({ requests }: { requests: readonly LeaveRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <Card title={`Aanvragen (${requests.length})`} more={<Link {...place}>Beantwoorden</Link>}>
      <div data-stacked>
        <FirstRows items={requests} first={FIRST}>
          {(request) => (
            <li key={request.id}>
              <Link {...place} className={classes.row}>
                <span className={classes.main}>{request.employeeName}</span>
                <span className={classes.end}>
                  {isIllnessReport(request)
                    ? `vanaf ${formatShortDay(request.firstDay)}`
                    : formatDayRange(request.firstDay, request.lastDay)}
                </span>
                <span className={classes.quiet}>
                  {isIllnessReport(request) ? 'Meldt zich ziek' : request.kindName}
                </span>
              </Link>
            </li>
          )}
        </FirstRows>
      </div>
    </Card>
  );
}
