import { addDays, getMonday } from '@ploegplan/contract/dates/dates';
import { chooseLanguage, type Language } from '@ploegplan/contract/languages/languages';
import { translate } from '@ploegplan/contract/languages/translate';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { daysQuery } from '../../data/own/employee-planning.ts';
import { keptNames } from '../../data/own/kept-names.ts';
import { listItemsWithWaiting } from '../../data/own/other-work.ts';
import { useToday } from '../../lib/dates/useToday.ts';
import { useIsKeptRead } from '../../lib/kept/state.ts';
import { useOutboxEntries } from '../../lib/outbox/state.ts';
import { useSession } from '../../lib/session/session.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { closeDrawersFirst } from '../../ui/drawer/open-overlays.ts';
import { useDrawerSubject } from '../../ui/drawer/useDrawerSubject.ts';
import { KeptNotice } from '../../ui/messages/KeptNotice.tsx';
import { OutboxBar } from '../../ui/outbox/OutboxBar.tsx';
import { Screen } from '../../ui/page/Screen.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import type { OpenedItem } from './DetailsDrawer.tsx';
import { ComingDays, PastDays } from './days/day-lists.tsx';
import {
  formatWeekSum,
  lacksHours,
  listComingDays,
  listPastDays,
  type OpenItem,
} from './days/days.ts';
import { type View, ViewSwitch } from './days/ViewSwitch.tsx';
import classes from './EmployeePlanningScreen.module.css';
import { OtherActions } from './other/OtherActions.tsx';
import { useInstallNotice } from './useInstallNotice.ts';

const OtherWorkForm = createLazyPart(() => import('./other/OtherWorkForm.tsx'));
const OwnClasses = createLazyPart(() => import('./days/OwnClasses.tsx'));
const OwnPayroll = createLazyPart(() => import('./days/OwnPayroll.tsx'));
const ToldCard = createLazyPart(() => import('./changes/ToldCard.tsx'), {
  isNeeded: ({ isReady }) => isReady,
});
const CrewCard = createLazyPart(() => import('./crew/CrewCard.tsx'), {
  isNeeded: ({ isReady }) => isReady,
});
const IllnessForm = createLazyPart(() => import('./other/IllnessForm.tsx'));

const LanguageOffer = createLazyPart(() => import('./LanguageOffer.tsx'));

const DetailsDrawer = createLazyPart(() => import('./DetailsDrawer.tsx'), {
  isNeeded: ({ opened }) => opened !== null,
});

/** The language to offer to who has not chosen one: that of the browser, unless it is Dutch or one that there is not. */
function offerLanguage(): Language | undefined {
  const language = chooseLanguage(navigator.languages);
  return language === 'nl' ? undefined : language;
}

/** The employee's own days: today first, and a way back to the days on which hours are missing. */
export function EmployeePlanningScreen() {
  useInstallNotice();
  const today = useToday();
  const session = useSession();
  const tenant = useTenant();
  const offered = session?.language === null && offerLanguage();
  const days = useInfiniteQuery(daysQuery(today));
  const [view, setView] = useState<View>('coming');
  const [opened, setOpened] = useState<OpenedItem | null>(null);
  const open = useCallback<OpenItem>(
    (id, { atHours = false } = {}) => void closeDrawersFirst(() => setOpened({ id, atHours })),
    [],
  );
  const entries = useOutboxEntries();
  const items = days.data && listItemsWithWaiting(days.data, entries);
  const otherWork = useDrawerSubject<true>('other work');
  const illness = useDrawerSubject<true>('own illness');
  // The card of what was told is no part of the first paint.
  const isKeptRead = useIsKeptRead();
  const actions = (
    <OtherActions
      {...(tenant.otherWork && { onOtherWork: () => otherWork.show(true) })}
      leadsCrew={session?.leadsCrew}
      onIllness={() => illness.show(true)}
    />
  );
  const monday = getMonday(today);
  const week =
    view === 'coming'
      ? { monday, name: translate('Deze week') }
      : { monday: addDays(monday, -7), name: translate('Vorige week') };
  const sum = items && formatWeekSum(items, week);
  // Below what is always there, because it comes later and must not move a button under a finger.
  const pay = sum && (
    <div>
      <OwnClasses monday={week.monday} />
      <OwnPayroll monday={week.monday} />
    </div>
  );
  return (
    <Screen title={translate('Planning')}>
      <div className="flex flex-col" style={{ maxWidth: '640px', margin: '0 auto' }}>
        <KeptNotice name={keptNames.days} />
        <OutboxBar />
        {offered && (
          <div className={classes.offer}>
            <LanguageOffer language={offered} />
          </div>
        )}
        <ViewSwitch
          view={view}
          onChange={setView}
          missing={items?.filter((item) => lacksHours(item, today)).length ?? 0}
        />
        {sum && <p className="mb-2 tabular-nums">{sum}</p>}
        <div className={`${classes.days} grid gap-6`}>
          {!items && days.isPending && <ListSkeleton rows={4} height={160} />}
          {!items && days.isError && (
            <ErrorState error={days.error} onRetry={() => void days.refetch()} />
          )}
          {items && view === 'coming' && (
            <ComingDays days={listComingDays(items, today)} today={today} onOpen={open}>
              {actions}
              <CrewCard today={today} isReady={isKeptRead} />
              {pay}
            </ComingDays>
          )}
          {items && view === 'past' && (
            <PastDays
              days={listPastDays(items, today)}
              today={today}
              onOpen={open}
              onMore={() => void days.fetchNextPage()}
              loadingMore={days.isFetchingNextPage}
              error={days.isFetchNextPageError ? days.error : null}
            />
          )}
          {items && view === 'past' && pay}
        </div>
        {items && view === 'coming' && (
          <ToldCard items={items} today={today} isReady={isKeptRead} />
        )}
      </div>
      <DetailsDrawer opened={opened} onClose={() => setOpened(null)} />
      {otherWork.drawer && (
        <OtherWorkForm
          key={`other work ${otherWork.drawer.opening}`}
          opened={otherWork.drawer.opened}
          onClose={otherWork.close}
        />
      )}
      {illness.drawer && (
        <IllnessForm
          key={`illness ${illness.drawer.opening}`}
          opened={illness.drawer.opened}
          onClose={illness.close}
        />
      )}
    </Screen>
  );
}
