import { IconEyeCheck } from '@tabler/icons-react';
import { describeDifference } from '../../../data/planning/told/told-difference.ts';
import { useEmployeeName } from '../../../data/records/employees.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { RecordScreen } from '../../../ui/record/RecordScreen.tsx';
import { CardText } from '../../../ui/table/CardText.tsx';
import { ToldDrawer } from './ToldDrawer.tsx';
import { formatAnswer, formatLate, toldColumns, toldSort } from './told-rows.ts';
import { useToldRows } from './useToldRows.ts';

/** Shows what an employee was told of each day, when it was seen and what was answered. */
export function ToldHistoryScreen({ id }: { id: string }) {
  const { query, rows } = useToldRows(id);
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
          name={`${formatShortDay(row.date)}: ${formatAnswer(row).toLowerCase() || 'niet gezien'}`}
          details={[
            ...(formatLate(row) ? [`te laat: ${formatLate(row)}`] : []),
            describeDifference(row.was, row.works).join('; '),
          ]}
        />
      )}
      empty={{
        Icon: IconEyeCheck,
        title: 'Nog niets doorgegeven',
        text: 'Wat je publiceert of doorgeeft, staat hier met wanneer het gezien is en wat het antwoord was.',
      }}
      Details={ToldDrawer}
    />
  );
}
