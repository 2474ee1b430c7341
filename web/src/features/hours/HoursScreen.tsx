import { useDebouncedValue } from '@mantine/hooks';
import { getMonday } from '@ploegplan/contract/dates/dates';
import { parseCellKey } from '@ploegplan/contract/rules/hours/hours';
import {
  IconCashBanknote,
  IconClipboardCheck,
  IconClockExclamation,
  IconFileText,
  IconReceipt,
  IconSum,
  IconTags,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatPeriod } from '../../lib/dates/periods.ts';
import { INPUT_DEBOUNCE_MS } from '../../lib/form/debounce.ts';
import { remember, useRemembered } from '../../lib/remembered/remembered.ts';
import classes from '../../ui/day-grid/screen.module.css';
import { closeDrawersFirst } from '../../ui/drawer/open-overlays.ts';
import { useAddressAction } from '../../ui/drawer/useAddressAction.ts';
import { openSubject, useDrawerSubject } from '../../ui/drawer/useDrawerSubject.ts';
import { confirm } from '../../ui/messages/confirm.ts';
import { Screen } from '../../ui/page/Screen.tsx';
import { formatReady, formatWeeks } from './approving.ts';
import { HoursContents } from './HoursContents.tsx';
import { HoursBar } from './parts/HoursBar.tsx';
import { HoursDrawers, type HoursSubject } from './parts/HoursDrawers.tsx';
import { hoursDate, hoursGroup, hoursView } from './remembered.ts';
import type { GroupRow } from './rows.ts';
import { useHoursPage } from './useHoursPage.ts';

interface Props {
  sought: string;
  /** The project whose register of days to open at once; `onRegisterShown` takes that from the address. */
  wantedRegister: string | undefined;
  onRegisterShown: () => Promise<void>;
}

/** Everybody's hours, for the office: recorded, corrected, checked and approved. */
export function HoursScreen({ sought: first, wantedRegister, onRegisterShown }: Props) {
  const navigate = useNavigate();
  const [view] = useRemembered(hoursView);
  const [group, setGroup] = useRemembered(hoursGroup);
  const [date] = useRemembered(hoursDate);
  const [typed, setTyped] = useState(first);
  const [search] = useDebouncedValue(typed, INPUT_DEBOUNCE_MS);
  const page = useHoursPage({ view, group, date, search });
  const drawer = useDrawerSubject<HoursSubject>('hours');
  const show = (subject: HoursSubject) => void closeDrawersFirst(() => drawer.show(subject));
  const openWeek = ({ id }: GroupRow, monday: string) =>
    show(
      group === 'people'
        ? { type: 'week', employeeId: id, monday }
        : { type: 'register', targetId: id, monday },
    );
  const { names, cells } = page;
  useAddressAction(names && cells ? wantedRegister : undefined, onRegisterShown, () =>
    show({ type: 'register', targetId: wantedRegister ?? '', monday: getMonday(page.usualDay) }),
  );
  const [sought, setSought] = useState<string | null>(null);
  /** Shows the period of a cell, and everybody: it may be hidden by the search. */
  const seek = (key: string | null) => {
    setSought(key);
    if (key === null) return;
    setTyped('');
    remember(hoursDate, parseCellKey(key).date);
  };
  const approveReady = async () => {
    const getPersonName = (id: string) => names?.getPerson(id).name ?? '';
    const isSure = await confirm({
      title: 'Goedkeuren',
      text: `${formatReady(page.ready, getPersonName)} in ${formatPeriod(view, date)}. ${typed.trim() || search.trim() ? 'Dat is hun hele week, ook wat door het zoeken niet te zien is. ' : ''}Goedgekeurde uren staan vast tot je de week heropent.`,
      confirmLabel: `${formatWeeks(page.ready)} goedkeuren`,
    });
    if (isSure) await page.approving.approve(page.ready);
  };
  const approving = {
    ready: page.ready,
    isApproving: page.approving.isApproving,
    onApprove: () => void approveReady(),
  };
  return (
    <Screen
      title="Alle uren"
      layout="fill"
      add={{
        onAdd: () => show({ type: 'hours', employeeId: null, date: page.usualDay }),
        label: 'Uren toevoegen',
        disabled: !cells,
      }}
      more={[
        { label: 'Mandagenregister', Icon: IconFileText, onChoose: () => setGroup('projects') },
        {
          label: 'Ploegstaten',
          Icon: IconClipboardCheck,
          onChoose: () => void navigate({ to: '/hoursmanagement', search: { ploegstaten: true } }),
        },
        { label: 'Totalen', Icon: IconSum, onChoose: () => show({ type: 'totals' }) },
        {
          label: 'Ontbrekend',
          Icon: IconClockExclamation,
          onChoose: () => void navigate({ to: '/missinghours', search: { iedereen: true } }),
        },
        {
          label: 'Bonnen',
          Icon: IconReceipt,
          isRare: true,
          onChoose: () => void navigate({ to: '/slips' }),
        },
        {
          label: 'Naar de salarisadministratie',
          Icon: IconCashBanknote,
          isRare: true,
          onChoose: () => void navigate({ to: '/payroll' }),
        },
        {
          label: 'Urensoorten',
          Icon: IconTags,
          isRare: true,
          onChoose: () => void navigate({ to: '/hour-kinds' }),
        },
      ]}
      canPrint
    >
      <div className={classes.screen}>
        <HoursBar search={typed} onSearch={setTyped} {...approving} />
        <HoursContents
          {...{ page, view, group, search, sought, approving }}
          onClear={() => setTyped('')}
          marked={findMarked(openSubject(drawer.drawer))}
          onSeek={seek}
          onWeek={openWeek}
        />
      </div>
      {drawer.drawer && names && cells && page.standardKindId && (
        <HoursDrawers
          key={drawer.drawer.opening}
          subject={drawer.drawer.subject}
          opened={drawer.drawer.opened}
          onClose={drawer.close}
          onShow={show}
          onReplace={drawer.show}
          onPeople={(search) => {
            setGroup('people');
            setTyped(search);
            drawer.close();
          }}
          page={page}
          names={names}
        />
      )}
    </Screen>
  );
}

/** The row that a drawer is about. */
function findMarked(subject: HoursSubject | undefined): string | null {
  if (subject?.type === 'week') return subject.employeeId;
  return subject?.type === 'register' ? subject.targetId : null;
}
