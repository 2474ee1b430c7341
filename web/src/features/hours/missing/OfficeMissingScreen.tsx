import { Button } from '@mantine/core';
import { IconBell, IconClockCheck, IconMail } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import { closeDrawersFirst } from '../../../ui/drawer/open-overlays.ts';
import { useDrawerSubject } from '../../../ui/drawer/useDrawerSubject.ts';
import { RecordScreen } from '../../../ui/record/RecordScreen.tsx';
import { CardText } from '../../../ui/table/CardText.tsx';
import { MissingDrawer } from './MissingDrawer.tsx';
import { MissingScreen, missingTitle } from './MissingScreen.tsx';
import { NoAddress } from './NoAddress.tsx';
import { formatShort, lacksAddress, missingColumns, missingHoursSort, sumText } from './rows.ts';
import { useMissingRows } from './useMissingRows.ts';
import { isRemindedToday, useReminding } from './useReminding.ts';

const SettingsForm = createLazyPart(() => import('./SettingsForm.tsx'));

/** Shows to the office who misses which hours, with reminders. */
export function OfficeMissingScreen() {
  const { query, rows } = useMissingRows();
  const { remind, remindAll, isReminding } = useReminding();
  const settings = useDrawerSubject<true>('hour settings');
  const without = rows?.filter(lacksAddress) ?? [];
  const canMail = rows?.some(({ isReachable }) => isReachable) ?? false;
  return (
    <>
      <RecordScreen
        title={missingTitle}
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
            onChoose: () => void closeDrawersFirst(() => settings.show(true)),
          },
        ]}
        Frame={Frame}
        {...(without.length > 0 && { banner: <NoAddress people={without} /> })}
        bulkActions={(chosen, keep) => (
          <Button
            variant="subtle"
            leftSection={<IconMail size={18} stroke={1.5} aria-hidden />}
            onClick={() => void remind(chosen).then(() => keep([]))}
          >
            Herinneren
          </Button>
        )}
        card={(row) => (
          <CardText
            name={row.name}
            details={[
              formatShort(row),
              `sinds ${formatShortDay(row.days[0] ?? '')}`,
              ...(row.hasLeft ? ['uit dienst'] : []),
              ...(lacksAddress(row) ? ['niet te bereiken'] : []),
              ...(isRemindedToday(row) ? ['vandaag herinnerd'] : []),
            ]}
          />
        )}
        empty={{
          Icon: IconClockCheck,
          title: 'Alle uren zijn ingevuld',
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

function Frame(props: Omit<ComponentProps<typeof MissingScreen>, 'whose' | 'sum'>) {
  const { rows = [] } = useMissingRows();
  return <MissingScreen {...props} whose="all" sum={rows.length > 0 ? sumText(rows) : ''} />;
}
