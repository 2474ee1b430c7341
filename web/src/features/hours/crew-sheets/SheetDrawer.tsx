import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatLongDay, formatTimes } from '../../../lib/dates/dates.ts';
import { formatFullMoment } from '../../../lib/dates/moments.ts';
import { formatHours } from '../../../lib/values/hours.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { EmptyText } from '../../../ui/page/Card.tsx';
import type { RecordDetailsProps } from '../../../ui/record/RecordDetails.tsx';
import { canTakeOver, type SheetRow, type SheetWork, stateTexts, sumVoice } from './rows.ts';
import { useCrewSheets } from './useCrewSheets.ts';

const answerTexts = { confirmed: 'Klopt', objected: 'Klopt niet' } as const;

const voices = [
  ['foreman', 'Voorman overnemen'],
  ['worker', 'Werknemer overnemen'],
  ['planned', 'Planning overnemen'],
] as const;

const formatVoices = ({ planned, foreman, worker, counts }: SheetWork): string =>
  (
    [
      ['gepland', planned],
      ['voorman', foreman],
      ['werknemer', worker],
      ['telt', counts],
    ] as const
  )
    .map(([name, hours]) => `${name} ${hours === null ? '–' : formatHours(hours)}`)
    .join(' · ');

/** A day that a foreman entered, with the three voices side by side; the office takes one over. */
export function SheetDrawer({ id, opened, onClose }: RecordDetailsProps<SheetRow>) {
  const { rows, take } = useCrewSheets();
  const row = rows?.find((one) => one.id === id);
  if (!row)
    return (
      <SideDrawer opened={opened} onClose={onClose} title="Ploegstaat">
        <EmptyText>De voorman heeft dit gewist.</EmptyText>
      </SideDrawer>
    );
  const { day, name, works, state } = row;
  const times = formatTimes(day);
  return (
    <SideDrawer opened={opened} onClose={onClose} title={name}>
      <h3 className="mb-4 text-lg capitalize-first">{formatLongDay(day.date)}</h3>
      <Facts
        facts={[
          ['Stand', stateTexts[state]],
          ['Voorman', `${day.by || 'Onbekend'}, ${formatFullMoment(day.at)}`],
          ['Tijden', day.isAbsent ? 'Er niet' : times && `${times}, ${day.breakMinutes} min pauze`],
          ['Reis', day.travelMinutes === null ? '' : `${day.travelMinutes} min`],
          ['Werknemer', day.answer === null ? 'Nog niet geantwoord' : answerTexts[day.answer]],
          ['Bezwaar', day.objection],
          ...works.map((work) => [work.title, formatVoices(work)] as const),
        ]}
      />
      {day.isAbsent ? (
        <Anchor
          renderRoot={(props) => (
            <Link
              {...props}
              to="/employeeabsences"
              search={{ nieuw: true, wie: day.employeeId, dag: day.date }}
            />
          )}
        >
          Verlof of ziekte vastleggen
        </Anchor>
      ) : (
        canTakeOver(row) && (
          <div className="grid gap-2 mt-4">
            {voices
              .filter(([voice]) => sumVoice(row, voice) !== null)
              .map(([voice, label]) => (
                <Button
                  key={voice}
                  variant={voice === 'foreman' ? 'filled' : 'default'}
                  onClick={() => take([row], voice)}
                >
                  {label}
                </Button>
              ))}
          </div>
        )
      )}
      <p className="mt-4">
        <Anchor
          renderRoot={(props) => (
            <Link {...props} to="/hoursmanagement" search={{ datum: day.date, wie: name }} />
          )}
        >
          Uren van deze week
        </Anchor>
      </p>
    </SideDrawer>
  );
}
