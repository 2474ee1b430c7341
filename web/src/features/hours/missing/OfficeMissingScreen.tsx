import { Button } from '@mantine/core';
import { IconBell, IconClockCheck, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNameOf } from '../../../data/employees.ts';
import { missingHoursQuery } from '../../../data/hours.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { rememberedSort } from '../../../lib/remembered/memory.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { afterDrawers } from '../../../ui/open-overlays.ts';
import { RecordScreen } from '../../../ui/record/RecordScreen.tsx';
import { CardText } from '../../../ui/table/CardText.tsx';
import { useDrawerSubject } from '../../../ui/useDrawerSubject.ts';
import { MissingDrawer } from './MissingDrawer.tsx';
import { daysText, missingColumns, missingRows } from './rows.ts';
import { useReminding } from './useReminding.ts';
import { WhoseSwitch } from './WhoseSwitch.tsx';

const SettingsForm = lazyPart(() => import('./SettingsForm.tsx'));

/** The sort of the list (specification, section 3). */
export const missingHoursSort = rememberedSort('missingHoursSort', 'date');

/** Who misses hours of how many days, for the office, with reminders. */
export function OfficeMissingScreen() {
  const query = useQuery(missingHoursQuery);
  const nameOf = useNameOf();
  const { remind, remindAll, isReminding } = useReminding();
  const settings = useDrawerSubject<true>('hour settings');
  const rows = useMemo(() => query.data && missingRows(query.data, nameOf), [query.data, nameOf]);
  const canMail = rows?.some(({ hasMail }) => hasMail) ?? false;
  return (
    <>
      <RecordScreen
        title="Ontbrekende uren"
        name="missing-hours"
        nouns={['werknemer', 'werknemers']}
        columns={missingColumns}
        rows={rows}
        query={query}
        sort={missingHoursSort}
        {...(canMail && {
          primary: {
            label: 'Iedereen herinneren',
            Icon: IconMail,
            onAdd: () => void remindAll(rows ?? []),
            disabled: isReminding,
          },
        })}
        more={[
          {
            label: 'Herinneringen',
            Icon: IconBell,
            onChoose: () => void afterDrawers(() => settings.show(true)),
          },
        ]}
        filter={{ button: <WhoseSwitch whose="all" /> }}
        bulkActions={(chosen, keep) => (
          <Button
            variant="subtle"
            leftSection={<IconMail size={18} stroke={1.5} aria-hidden />}
            onClick={() => void remind(chosen).then(() => keep([]))}
          >
            Herinneren
          </Button>
        )}
        card={({ name, days }) => (
          <CardText
            name={name}
            details={[daysText(days.length), `sinds ${formatShortDay(days[0] ?? '')}`]}
          />
        )}
        empty={{
          Icon: IconClockCheck,
          title: 'Alle uren zijn geschreven',
          text: 'Wie op een geplande dag geen uren heeft, staat hier vanaf de dag erna.',
        }}
        Details={MissingDrawer}
      />
      {settings.drawer && (
        <SettingsForm
          key={`settings ${settings.drawer.opening}`}
          opened={settings.drawer.opened}
          onClose={settings.close}
        />
      )}
    </>
  );
}
