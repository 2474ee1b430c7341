import { Button } from '@mantine/core';
import { IconArrowBackUp, IconChecks, IconClipboardCheck } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { HOURS } from '../../../data/hours/hours-queue.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { formatPeriod, stepFrom, stepLabels } from '../../../lib/dates/periods.ts';
import { useRemembered } from '../../../lib/remembered/remembered.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { PeriodSteps } from '../../../ui/day-grid/PeriodSteps.tsx';
import { useUndoKeys } from '../../../ui/messages/useUndoKeys.ts';
import { Screen } from '../../../ui/page/Screen.tsx';
import { RecordScreen } from '../../../ui/record/RecordScreen.tsx';
import { CardText } from '../../../ui/table/CardText.tsx';
import { hoursDate } from '../remembered.ts';
import { sheetColumns, sheetsSort, stateTexts, sumVoice } from './rows.ts';
import { SheetDrawer } from './SheetDrawer.tsx';
import { useCrewSheets } from './useCrewSheets.ts';

const title = 'Ploegstaten';

/** What foremen entered in a week, beside the planning and what the workers entered; the office takes one over. */
export function CrewSheetsScreen() {
  const { rows, query, take, undo } = useCrewSheets();
  useUndoKeys(HOURS);
  const silent = rows?.filter(({ state }) => state === 'silent') ?? [];
  return (
    <RecordScreen
      title={title}
      back={{ to: '/hoursmanagement', label: 'Terug naar de uren' }}
      name="crew-sheets"
      nouns={['dag', 'dagen']}
      columns={sheetColumns}
      rows={rows}
      query={query}
      sort={sheetsSort}
      {...(silent.length > 0 && {
        primary: {
          label: `Niets ingevuld: voorman overnemen (${silent.length})`,
          Icon: IconChecks,
          onAdd: () => take(silent, 'foreman'),
        },
      })}
      more={[{ label: 'Laatste overname ongedaan maken', Icon: IconArrowBackUp, onChoose: undo }]}
      Frame={Frame}
      bulkActions={(chosen, keep) => (
        <Button
          variant="subtle"
          leftSection={<IconChecks size={18} stroke={1.5} aria-hidden />}
          onClick={() => {
            take(chosen, 'foreman');
            keep([]);
          }}
        >
          Voorman overnemen
        </Button>
      )}
      card={(row) => (
        <CardText
          name={row.name}
          details={[
            formatShortDay(row.day.date),
            stateTexts[row.state],
            row.day.isAbsent ? '' : `voorman ${formatHoursText(sumVoice(row, 'foreman') ?? 0)}`,
            `telt ${formatHoursText(sumVoice(row, 'counts') ?? 0)}`,
          ].filter(Boolean)}
        />
      )}
      empty={{
        Icon: IconClipboardCheck,
        title: 'Geen ploegstaten in deze week',
        text: 'Wie bij Gebruikers uitvoerder van de eigen ploeg is, vult ze in bij Mijn ploeg.',
      }}
      Details={SheetDrawer}
    />
  );
}

type FrameProps = Omit<ComponentProps<typeof Screen>, 'title'>;

/** The screen with the buttons to another week above the list. */
function Frame({ children, ...props }: FrameProps) {
  const [date, setDate] = useRemembered(hoursDate);
  return (
    <Screen {...props} title={title}>
      <div className="flex flex-col h-full">
        <div className="px-4 py-2">
          <PeriodSteps
            labels={stepLabels('week')}
            onStep={(by) => setDate(stepFrom('week', date, by))}
          >
            <strong className="tabular-nums">{formatPeriod('week', date)}</strong>
          </PeriodSteps>
        </div>
        <div className="flex-1 min-h-0">{children}</div>
      </div>
    </Screen>
  );
}
