import { ActionIcon, Button } from '@mantine/core';
import type { CrewPerson, CrewSheet } from '@ploegplan/contract/crew/schemas';
import { addDays } from '@ploegplan/contract/dates/dates';
import { translate } from '@ploegplan/contract/languages/translate';
import { createDayRules } from '@ploegplan/contract/rules/working-time/planned-hours';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  crewSheetQuery,
  describeEntry,
  isAboutCrew,
  useRecordCrew,
  withWaitingCrew,
} from '../../../data/own/crew.ts';
import { keptNames } from '../../../data/own/kept-names.ts';
import { formatLongDay, formatTimes } from '../../../lib/dates/dates.ts';
import { useToday } from '../../../lib/dates/useToday.ts';
import { notify } from '../../../lib/notify.ts';
import { useOutboxEntries } from '../../../lib/outbox/state.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import { closeDrawersFirst } from '../../../ui/drawer/open-overlays.ts';
import { useDrawerSubject } from '../../../ui/drawer/useDrawerSubject.ts';
import { KeptNotice } from '../../../ui/messages/KeptNotice.tsx';
import { OutboxBar } from '../../../ui/outbox/OutboxBar.tsx';
import { OutboxMark } from '../../../ui/outbox/OutboxMark.tsx';
import { Screen } from '../../../ui/page/Screen.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { explainDayFailure } from '../own-day/day-texts.ts';
import classes from './crew.module.css';
import { listOpen, listWorks, proposePerson, toEntry } from './crew-draft.ts';

const PersonDrawer = createLazyPart(() => import('./PersonDrawer.tsx'));
const AddDrawer = createLazyPart(() => import('./AddDrawer.tsx'));
const ReportDrawer = createLazyPart(() => import('./ReportDrawer.tsx'));

/** 'Mijn ploeg': a day of the people of a foreman. */
export function CrewScreen() {
  const today = useToday();
  const [date, setDate] = useState(today);
  const query = useQuery(crewSheetQuery(date));
  const step = (by: 1 | -1) => (
    <ActionIcon
      variant="default"
      size={48}
      aria-label={by === 1 ? translate('Volgende dag') : translate('Vorige dag')}
      disabled={by === 1 && date >= today}
      onClick={() => setDate(addDays(date, by))}
    >
      <span aria-hidden>{by === 1 ? '›' : '‹'}</span>
    </ActionIcon>
  );
  return (
    <Screen
      title={translate('Mijn ploeg')}
      back={{ to: '/employeeplanning', label: translate('Terug naar de planning') }}
    >
      <div className={classes.screen}>
        <KeptNotice name={keptNames.crew(date)} />
        <OutboxBar />
        <div className={classes.day}>
          {step(-1)}
          <h2 className="text-lg capitalize-first">{formatLongDay(date)}</h2>
          {step(1)}
        </div>
        <Loaded query={query}>{(sheet) => <Sheet key={date} sheet={sheet} />}</Loaded>
      </div>
    </Screen>
  );
}

function Sheet({ sheet: received }: { sheet: CrewSheet }) {
  const sheet = withWaitingCrew(received, useOutboxEntries());
  const { date } = sheet;
  const rules = createDayRules(useTenant());
  const record = useRecordCrew(sheet);
  const person = useDrawerSubject<{ employeeId: string }>('crew person');
  const adding = useDrawerSubject<true>('crew add');
  const report = useDrawerSubject<{ id: string; title: string }>('day report');
  const open = listOpen(sheet);
  const confirm = () =>
    record.mutate(
      open.map((one) => ({
        employeeId: one.employeeId,
        entry: toEntry(proposePerson(listWorks(sheet, one), { date, rules })),
      })),
      {
        onError: (error) =>
          notify.error(translate('Ploegstaat niet opgeslagen'), explainDayFailure(error)),
      },
    );
  const projects = new Map(
    sheet.works.flatMap(({ projectId, title }) => (projectId ? [[projectId, title] as const] : [])),
  );
  // Who is planned stands before who is not.
  const people = sheet.people.toSorted(
    (a, b) => Number(b.workIds.length > 0) - Number(a.workIds.length > 0),
  );
  const show = (employeeId: string) => void closeDrawersFirst(() => person.show({ employeeId }));
  return (
    <>
      {open.length > 0 && (
        <Button fullWidth size="md" mih={56} mb="sm" loading={record.isPending} onClick={confirm}>
          {translate('Alles als gepland ({count})', { count: open.length })}
        </Button>
      )}
      {sheet.people.length === 0 && (
        <EmptyState
          title={translate('Niemand op deze dag')}
          text={translate('Hier staan je ploeg en wie op hetzelfde werk is gepland.')}
        />
      )}
      <ul className={classes.people}>
        {people.map((one) => (
          <li key={one.employeeId}>
            <PersonRow sheet={sheet} person={one} onOpen={() => show(one.employeeId)} />
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button
          variant="default"
          mih={48}
          onClick={() => void closeDrawersFirst(() => adding.show(true))}
        >
          {translate('Kwam erbij')}
        </Button>
        {[...projects].map(([id, title]) => (
          <Button
            key={id}
            variant="default"
            mih={48}
            classNames={{ label: 'py-2 leading-snug whitespace-normal' }}
            onClick={() => void closeDrawersFirst(() => report.show({ id, title }))}
          >
            {translate('Dagrapport {work}', { work: title })}
          </Button>
        ))}
      </div>
      {person.drawer && (
        <PersonDrawer
          key={`person ${person.drawer.opening}`}
          opened={person.drawer.opened}
          onClose={person.close}
          sheet={sheet}
          employeeId={person.drawer.subject.employeeId}
        />
      )}
      {adding.drawer && (
        <AddDrawer
          key={`add ${adding.drawer.opening}`}
          opened={adding.drawer.opened}
          onClose={adding.close}
          people={sheet.others}
          onChoose={show}
        />
      )}
      {report.drawer && (
        <ReportDrawer
          key={`report ${report.drawer.opening}`}
          opened={report.drawer.opened}
          onClose={report.close}
          project={report.drawer.subject}
          date={date}
        />
      )}
    </>
  );
}

interface RowProps {
  sheet: CrewSheet;
  person: CrewPerson;
  onOpen: () => void;
}

const answers = {
  confirmed: translate('Akkoord'),
  objected: translate('Klopt niet'),
} as const;

/** The planned works of a person, and what is entered. */
function PersonRow({ sheet, person, onOpen }: RowProps) {
  const { name, entry, isAway, isClosed, employeeId } = person;
  const planned = listWorks(sheet, person)
    .map((work) => [formatTimes(work), work.title].filter(Boolean).join(' '))
    .join(', ');
  const entered = entry && describeEntry({ ...entry, works: entry.works });
  return (
    <button type="button" className={classes.person} onClick={onOpen} disabled={isClosed}>
      <strong>{name}</strong>
      <span className="text-quiet text-sm">
        {isAway ? translate('Afwezig') : planned || translate('Niet gepland')}
      </span>
      {entered && <span className={classes.entered}>{entered}</span>}
      {entry?.answer && (
        <span className="text-sm">
          {[answers[entry.answer], entry.objection].filter(Boolean).join(': ')}
        </span>
      )}
      {isClosed && (
        <span className="text-quiet text-sm">{translate('Goedgekeurd door kantoor')}</span>
      )}
      <OutboxMark isAbout={isAboutCrew(sheet.date, employeeId)} />
    </button>
  );
}
