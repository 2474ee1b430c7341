import { Button } from '@mantine/core';
import type { CrewDay } from '@ploegplan/contract/crew/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { useQuery } from '@tanstack/react-query';
import {
  describeEntry,
  ownCrewDaysQuery,
  useAnswerCrew,
  withWaitingAnswers,
} from '../../../data/own/crew.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { notify } from '../../../lib/notify.ts';
import { useOutboxEntries } from '../../../lib/outbox/state.ts';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import { useDrawerSubject } from '../../../ui/drawer/useDrawerSubject.ts';
import changes from '../changes/changes.module.css';
import { explainDayFailure } from '../own-day/day-texts.ts';

const ObjectionForm = createLazyPart(() => import('./ObjectionForm.tsx'));

interface Props {
  /** False until what is kept on the device was read: nothing is loaded before. */
  isReady: boolean;
  today: string;
}

/** What foremen entered of the own days and is not confirmed. Default export for lazy loading. */
export default function CrewCard({ today }: Props) {
  const { data = [] } = useQuery(ownCrewDaysQuery(today));
  const days = withWaitingAnswers(data, useOutboxEntries()).filter(
    ({ answer }) => answer !== 'confirmed',
  );
  const answer = useAnswerCrew();
  const objection = useDrawerSubject<CrewDay>('crew objection');
  const confirm = (day: CrewDay) =>
    answer.mutate(
      { day, answer: 'confirmed' },
      {
        onError: (error) =>
          notify.error(translate('Dag niet opgeslagen'), explainDayFailure(error)),
      },
    );
  return (
    <>
      {days.length > 0 && (
        <section className={changes.card} aria-label={translate('Van je voorman')}>
          <h2 className="text-base font-semibold">{translate('Van je voorman')}</h2>
          <ul className={changes.days}>
            {days.map((day) => (
              <li key={day.date} className="grid gap-2">
                <p className="tabular-nums">
                  <strong className="font-semibold">{formatShortDay(day.date)}:</strong>{' '}
                  {translate('{name} noteerde {day}', { name: day.by, day: describeEntry(day) })}
                  {day.works.length > 0 && ` (${day.works.map(({ title }) => title).join(', ')})`}
                </p>
                {day.answer === 'objected' && (
                  <p className="text-quiet wrap-anywhere">
                    {translate('Klopt niet: {reason}', { reason: day.objection })}
                  </p>
                )}
                <div className="flex flex-wrap gap-2">
                  <Button mih={48} disabled={answer.isPending} onClick={() => confirm(day)}>
                    {translate('Klopt')}
                  </Button>
                  {day.answer === null && (
                    <Button variant="default" mih={48} onClick={() => objection.show(day)}>
                      {translate('Klopt niet')}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {objection.drawer && (
        <ObjectionForm
          key={objection.drawer.opening}
          opened={objection.drawer.opened}
          onClose={objection.close}
          day={objection.drawer.subject}
          onObject={(day, text) => answer.mutateAsync({ day, answer: 'objected', objection: text })}
        />
      )}
    </>
  );
}
