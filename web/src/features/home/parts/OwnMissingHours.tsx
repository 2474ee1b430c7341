import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ShortDay } from '../../../ui/facts/ShortDay.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { FirstRows } from '../../../ui/states/FirstRows.tsx';
import classes from '../../../ui/states/rows.module.css';
import own from './own.module.css';

const FIRST = 4;

/** The own work of past days on which the hours are still missing, each leading to where they are recorded. */
export const OwnMissingHours = ({ items }: { items: readonly EmployeePlanningItem[] }) => (
  <Card title="Uren ontbreken">
    <FirstRows items={items} first={FIRST}>
      {({ id, date, projectName, clientName }) => (
        <li key={id}>
          <Link
            to="/planning-details/$id"
            params={{ id }}
            search={{ eigen: true, uren: true }}
            className={classes.row}
          >
            <span
              className="inline-flex items-center gap-1 font-semibold tabular-nums text-warning"
              style={{ minWidth: '6.5rem' }}
            >
              <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
              <ShortDay date={date} />
            </span>
            <span className={own.title}>{projectName || clientName}</span>
            <IconChevronRight size={16} stroke={1.5} aria-hidden />
          </Link>
        </li>
      )}
    </FirstRows>
  </Card>
);
