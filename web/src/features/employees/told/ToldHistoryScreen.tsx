import { addDays } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import { IconEyeCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toldHistoryQuery } from '../../../data/planning/told.ts';
import { describeDifference } from '../../../data/planning/told-difference.ts';
import { useEmployeeName } from '../../../data/records/employees.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { useToday } from '../../../lib/dates/useToday.ts';
import { RecordScreen } from '../../../ui/record/RecordScreen.tsx';
import { CardText } from '../../../ui/table/CardText.tsx';
import { createToldRows, formatAnswer, formatLate, toldColumns, toldSort } from './told-rows.ts';

/** Shows what an employee was told of each day, when it was seen and what was answered: of this year and the coming weeks. */
export function ToldHistoryScreen({ id }: { id: string }) {
  const to = addDays(useToday(), limits.planningDays);
  const query = useQuery(
    toldHistoryQuery(id, { from: addDays(to, 1 - limits.toldHistoryDays), to }),
  );
  const rows = useMemo(() => query.data && createToldRows(query.data), [query.data]);
  const name = useEmployeeName()(id);
  return (
    <RecordScreen
      title={name ? `Doorgegeven aan ${name}` : 'Doorgegeven planning'}
      name="told"
      back={{ to: `/employee-details/${id}`, label: 'Terug naar de werknemer' }}
      nouns={['doorgegeven dag', 'doorgegeven dagen']}
      columns={toldColumns}
      rows={rows}
      query={query}
      sort={toldSort}
      card={(row) => (
        <CardText
          name={formatShortDay(row.date)}
          details={[
            describeDifference(row.was, row.works).join('; '),
            formatAnswer(row) || 'niet gezien',
            ...(formatLate(row) ? [`te laat: ${formatLate(row)}`] : []),
          ]}
        />
      )}
      empty={{
        Icon: IconEyeCheck,
        title: 'Nog niets doorgegeven',
        text: 'Wat je publiceert of doorgeeft, staat hier met wanneer het gezien is en wat het antwoord was.',
      }}
    />
  );
}
