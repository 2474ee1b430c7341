import { Button } from '@mantine/core';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import type { OwnToldDay } from '@ploegplan/contract/told/schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  findRemovedItems,
  markGoneSeen,
  type PlannedPart,
  useSeenItems,
} from '../../../data/own/seen-items.ts';
import {
  markDaysSeen,
  ownToldQuery,
  useAnswerTold,
  useTellShown,
  withWaitingReceipts,
} from '../../../data/own/told-days.ts';
import { describeDifference } from '../../../data/planning/told/told-difference.ts';
import { formatShortDay, formatTimesOrNone } from '../../../lib/dates/dates.ts';
import { whenShown } from '../../../lib/device/when-shown.ts';
import { useOutboxEntries } from '../../../lib/outbox/state.ts';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import { useDrawerSubject } from '../../../ui/drawer/useDrawerSubject.ts';
import classes from './changes.module.css';

const CannotForm = createLazyPart(() => import('./CannotForm.tsx'));

interface Props {
  /** False until what is kept on the device was read: nothing is loaded before. */
  isReady: boolean;
  items: readonly EmployeePlanningItem[];
  today: string;
}

/** The days that are answered at once: what is not on the screen is not seen. */
const DAYS_AT_ONCE = 7;

/** The lines of text that a window has where the card may lie over the days. */
const LINES = 35;

const hasManyLines = () =>
  innerHeight >= LINES * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** What the office told and is not answered, as differences, with what went from the planning meanwhile. Default export for lazy loading. */
export default function ToldCard({ items, today }: Props) {
  const { data = [] } = useQuery(ownToldQuery);
  const shown = withWaitingReceipts(data, useOutboxEntries()).filter(({ date }) => date >= today);
  const cannot = shown.filter(({ answer }) => answer === 'cannot');
  const open = shown
    .filter(({ answer }) => answer === null || answer === 'shown')
    .slice(0, DAYS_AT_ONCE);
  const isTold = (date: string) => open.some((day) => day.date === date);
  const removed = findRemovedItems(useSeenItems(), items, today).filter(
    ({ date }) => !isTold(date),
  );
  const { mutate, mutateAsync } = useAnswerTold();
  const tellShown = useTellShown();
  const form = useDrawerSubject<readonly OwnToldDay[]>('cannot');
  const confirmSeen = () => {
    markDaysSeen(items, open);
    for (const { id } of removed) markGoneSeen(id);
    if (open.length > 0) mutate({ days: open, answer: 'seen' });
  };
  const [liesOver] = useState(hasManyLines);
  const hasOpen = open.length + removed.length > 0;
  return (
    <>
      {(hasOpen || cannot.length > 0) && (
        <section
          className={classes.told}
          data-over={liesOver || undefined}
          aria-label={translate('Nieuws over je planning')}
        >
          <h2 className="text-base font-semibold">{translate('Nieuws over je planning')}</h2>
          <ul className={classes.days}>
            {cannot.map(({ date }) => (
              <li key={date} className="text-quiet">
                {translate('{day}: kantoor weet dat je niet kunt', { day: formatShortDay(date) })}
              </li>
            ))}
            {open.map((day) => (
              <ToldDay key={`${day.publicationId} ${day.date}`} day={day} onShown={tellShown} />
            ))}
            {removed.map((item) => (
              <RemovedItem key={item.id} item={item} />
            ))}
          </ul>
          {hasOpen && (
            <div className={classes.buttons}>
              <Button mih={48} onClick={confirmSeen}>
                {translate('Gezien')}
              </Button>
              {open.length > 0 && (
                <Button variant="default" mih={48} onClick={() => form.show(open)}>
                  {translate('Kan niet')}
                </Button>
              )}
            </div>
          )}
        </section>
      )}
      {form.drawer && (
        <CannotForm
          key={form.drawer.opening}
          opened={form.drawer.opened}
          onClose={form.close}
          days={form.drawer.subject.map(({ date, was, works }) => ({
            value: date,
            label: formatShortDay(date),
            detail: describeDifference(was, works).join('; '),
          }))}
          onAnswer={(date, reason) => {
            const days = form.drawer?.subject.filter((day) => day.date === date) ?? [];
            return mutateAsync({ days, answer: 'cannot', reason });
          }}
        />
      )}
    </>
  );
}

interface ToldDayProps {
  day: OwnToldDay;
  onShown: (day: OwnToldDay) => void;
}

/** One day; that it was on the screen is told once. */
function ToldDay({ day, onShown }: ToldDayProps) {
  const { date, was, works, isOutdated, answer } = day;
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!element.current || answer !== null) return;
    return whenShown(element.current, () => onShown(day));
  }, [answer, day, onShown]);
  return (
    <li ref={element}>
      <strong className="font-semibold">{formatShortDay(date)}:</strong>{' '}
      {describeDifference(was, works).join('; ')}
      {isOutdated && (
        <p className="text-quiet text-sm">
          {translate('Inmiddels weer gewijzigd. Hieronder staat wat nu geldt.')}
        </p>
      )}
    </li>
  );
}

const RemovedItem = ({ item }: { item: PlannedPart }) => (
  <li>
    <span className={classes.mark}>{translate('Vervallen')}</span>{' '}
    {[formatShortDay(item.date), formatTimesOrNone(item), item.projectName || item.clientName]
      .filter(Boolean)
      .join(', ')}
  </li>
);
