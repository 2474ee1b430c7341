import type { RegisterLine } from '@ploegplan/contract/hours/schemas';
import { DayTable } from '../parts/DayTable.tsx';
import { groupByPerson } from './people.ts';

interface Props {
  lines: readonly RegisterLine[];
  days: readonly string[];
}

/** Shows who worked on which days, and below it the travel, which does not count as a day. */
export function RegisterTables({ lines, days }: Props) {
  const travel = groupByPerson(lines, 'travel');
  return (
    <>
      <DayTable
        label="Mandagen"
        heads={['Naam']}
        days={days}
        rows={groupByPerson(lines, 'hours')}
      />
      {travel.length > 0 && (
        <DayTable label="Reisuren" heads={['Reisuren']} days={days} rows={travel} />
      )}
    </>
  );
}
