import { Anchor } from '@mantine/core';
import type { PlanningChange, PlanningItem } from '@ploegplan/contract/planning.schemas';
import { IconCalendar, IconClock, IconEdit } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { itemHistoryQuery, itemImagesQuery, itemQuery } from '../../../data/planning.ts';
import { plannedFrom } from '../../../data/planning-items.ts';
import { ApiError } from '../../../lib/api/errors.ts';
import { formatLongDay, formatTimes } from '../../../lib/dates/dates.ts';
import { markSeen } from '../../../lib/live/updated-items.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { telHref } from '../../../lib/values/phone.ts';
import { DetailsScreen } from '../../../ui/DetailsScreen.tsx';
import { type Fact, FactsCard } from '../../../ui/Facts.tsx';
import { PageColumns } from '../../../ui/PageColumns.tsx';
import { placeFact } from '../../../ui/place-fact.tsx';
import { HistoryCard } from '../../../ui/record/RecordHistory.tsx';
import { useDrawerSubject } from '../../../ui/useDrawerSubject.ts';
import { describeItem } from '../board/labels.ts';
import { namesOf, type PlanningNames } from '../form/names.ts';
import type { Subject } from '../form/subject.ts';
import { useChoices } from '../usePlanning.ts';
import { historyLine } from './history-lines.ts';
import { ImagesCard } from './ImagesCard.tsx';
import classes from './item.module.css';
import { PeopleCard } from './PeopleCard.tsx';
import { RangeCard } from './RangeCard.tsx';
import { WorkOrder } from './WorkOrder.tsx';

const PlanningDrawer = lazy(() => import('../form/PlanningDrawer.tsx'));

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** All of one planned item: the work, who is on it, what they recorded, photos, history. It prints as a work order. Default export for React's lazy loading. */
export default function ItemScreen({ id }: { id: string }) {
  const navigate = useNavigate();
  const query = useQuery(itemQuery(id));
  const { choices } = useChoices();
  // Shown together, because what comes later would move what is below it.
  const history = useQuery(itemHistoryQuery(id));
  const images = useQuery(itemImagesQuery(id));
  const names = useMemo(() => choices && namesOf(choices), [choices]);
  const { drawer, show, close } = useDrawerSubject<Subject>('planning');
  const item = isGone(query.error) ? undefined : query.data;
  const isReady = item && choices && names && history.isFetched && images.isFetched;
  useEffect(() => markSeen(id), [id]);
  const change = () => item && show({ kind: 'change', id, item: plannedFrom(item) });
  const session = useSession();
  const isOwn = item?.assignments.some(({ employeeId }) => employeeId === session?.employeeId);
  const record = () =>
    void navigate({ to: '/planning-details/$id', params: { id }, search: { eigen: true } });
  const showDay = () =>
    item && void navigate({ to: '/planning', search: { datum: item.date, weergave: 'day' } });
  return (
    <>
      <DetailsScreen
        title={isReady ? describeItem(item, names).title : 'Planning'}
        back={{ to: '/planning', label: 'Terug naar de planning' }}
        error={query.error}
        onRetry={() => void query.refetch()}
        {...(isReady && {
          primary: { label: 'Wijzigen', Icon: IconEdit, onClick: change },
          more: [
            { label: 'Toon in de planning', Icon: IconCalendar, onClick: showDay },
            ...(isOwn ? [{ label: 'Eigen uren invullen', Icon: IconClock, onClick: record }] : []),
          ],
        })}
        isWide
      >
        {isReady && (
          <>
            <p className={classes.heading}>Werkbon</p>
            <PageColumns
              main={
                <>
                  <WorkOrder item={item} nameOf={names.employee} />
                  <div className={classes.screenOnly}>
                    <PeopleCard item={item} nameOf={names.employee} />
                    <ImagesCard id={id} images={images.data ?? []} />
                  </div>
                </>
              }
              aside={
                <>
                  <ItemFacts item={item} names={names} />
                  <div className={classes.screenOnly}>
                    {item.rangeId !== null && <RangeCard id={id} rangeId={item.rangeId} />}
                    <ItemHistory changes={history.data ?? []} names={names} />
                  </div>
                </>
              }
            />
          </>
        )}
      </DetailsScreen>
      {drawer && choices && (
        <Suspense>
          <PlanningDrawer
            key={drawer.opening}
            opened={drawer.opened}
            subject={drawer.subject}
            choices={choices}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

interface FactsProps {
  item: PlanningItem;
  names: PlanningNames;
}

function ItemFacts({ item, names }: FactsProps) {
  const { terms, hiddenParts } = useTenant();
  const { place } = describeItem(item, names);
  const project = names.projects.get(item.projectId ?? '');
  const clientId = project?.client ?? item.clientId;
  const client = names.clients.get(clientId ?? '');
  const { name, phonenumber, email } = item.contactPerson;
  const facts: Fact[] = [
    ['Status', item.isDraft && 'Concept, nog niet zichtbaar voor werknemers'],
    ['Dag', formatLongDay(item.date)],
    ['Tijd', formatTimes(item)],
    [
      terms.project,
      project && (
        <Anchor
          renderRoot={(props) => (
            <Link {...props} to="/project-details/$id" params={{ id: item.projectId ?? '' }} />
          )}
        >
          {project.title}
        </Anchor>
      ),
    ],
    [
      'Klant',
      client && (
        <Anchor
          renderRoot={(props) => (
            <Link {...props} to="/klant-details/$id" params={{ id: clientId ?? '' }} />
          )}
        >
          {client.name}
        </Anchor>
      ),
    ],
    ['Locatie', placeFact(place)],
    ['Werkzaamheden', item.description],
    [
      'Materieel',
      !hiddenParts.includes('materials') && item.materialIds.map(names.material).join(', '),
    ],
    ['Contactpersoon', name],
    ['Telefoon', phonenumber && <Anchor href={telHref(phonenumber)}>{phonenumber}</Anchor>],
    ['E-mail', email && <Anchor href={`mailto:${email}`}>{email}</Anchor>],
  ];
  return <FactsCard facts={facts} />;
}

interface HistoryProps {
  changes: readonly PlanningChange[];
  names: PlanningNames;
}

function ItemHistory({ changes, names }: HistoryProps) {
  const { terms } = useTenant();
  const words = { names, project: terms.project };
  return (
    <HistoryCard
      changes={changes.map(({ fields, ...change }, index) => ({
        ...change,
        key: changes.length - index,
        lines: fields.map((field) => historyLine(field, words)),
      }))}
    />
  );
}
