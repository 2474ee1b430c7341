import type { WorkDay } from '@ploegplan/contract/work-days/schemas';
import { formatDayTimes, formatTravel } from '@ploegplan/contract/work-days/texts';
import classes from '../week/week.module.css';

interface Props {
  /** Undefined where nothing is known of the day. */
  day: WorkDay | undefined;
  /** An approved week is closed. */
  isClosed: boolean;
  onOpen: () => void;
}

/** Lists what is known of the times and travel of a day, and that the office changed it. */
const listTimesTexts = (day: WorkDay): string[] =>
  [
    formatDayTimes(day) || 'Geen tijden',
    formatTravel(day),
    day.isCorrected ? 'door kantoor aangepast' : '',
  ].filter(Boolean);

/** Shows the times and travel of a day; a press corrects them. */
export function DayTimes({ day, isClosed, onOpen }: Props) {
  if (!day && isClosed) return null;
  const [times, ...others] = day ? listTimesTexts(day) : ['Geen tijden'];
  return (
    <button type="button" className={classes.line} disabled={isClosed} onClick={onOpen}>
      <span className="sr-only">Tijden: </span>
      <span className={day?.startTime ? undefined : 'text-quiet'}>{times}</span>
      {others.length > 0 && <span className={classes.remark}>{others.join(', ')}</span>}
    </button>
  );
}
