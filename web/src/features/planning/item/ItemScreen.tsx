import { Anchor } from '@mantine/core';
import { needsText } from '@ploegplan/contract/planning/people-needs';
import type { PlanningHistoryEntry, PlanningItem } from '@ploegplan/contract/planning/schemas';
import { IconCalendar, IconClock, IconEdit } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Fragment, useEffect, useMemo } from 'react';
import { itemHistoryQuery, itemQuery, rangeQuery } from '../../../data/planning/planning.ts';
import { toPlannedItem } from '../../../data/planning/planning-items.ts';
import { formatNotice } from '../../../data/planning/roster-notices.ts';
import { documentData } from '../../../data/records/documents.ts';
import { imagesQuery } from '../../../data/records/images.ts';
import { noteData } from '../../../data/records/notes.ts';
import { ApiError } from '../../../lib/api/errors.ts';
import { markSeen } from '../../../lib/live/updated-items.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { OwnedDocuments } from '../../../ui/documents/OwnedDocuments.tsx';
import { DetailsScreen } from '../../../ui/drawer/DetailsScreen.tsx';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import { useDrawerSubject } from '../../../ui/drawer/useDrawerSubject.ts';
import { renderContactFact } from '../../../ui/facts/contact-fact.tsx';
import { type Fact, FactsCard } from '../../../ui/facts/Facts.tsx';
import { OwnedNotes } from '../../../ui/facts/OwnedNotes.tsx';
import { OwnedImages } from '../../../ui/images/OwnedImages.tsx';
import { PageColumns } from '../../../ui/page/PageColumns.tsx';
import { useIsPrinting } from '../../../ui/page/printing.ts';
import { HistoryCard } from '../../../ui/record/RecordHistory.tsx';
import { describeItem } from '../board/rows/labels.ts';
import { createNames, formatMaterial, type PlanningNames } from '../form/values/names.ts';
import type { Subject } from '../form/values/subject.ts';
import { getDocumentOwner, getImagesProps, getNotesProps } from '../owned.ts';
import { useChoices } from '../usePlanning.ts';
import { formatHistoryLine } from './history-lines.ts';
import { ItemHead } from './ItemHead.tsx';
import { PeopleCard } from './PeopleCard.tsx';
import { RangeCard } from './RangeCard.tsx';
import { WorkOrder } from './WorkOrder.tsx';

const PlanningDrawer = createLazyPart(() => import('../form/PlanningDrawer.tsx'));

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * Shows one planned item: the work, the people, their records, photos, history. It prints as a work order. Default export for lazy
 * loading.
 */
export default function ItemScreen({ id }: { id: string }) {
  const navigate = useNavigate();
  const query = useQuery(itemQuery(id));
  const item = isNotFound(query.error) ? undefined : query.data;
  const { choices } = useChoices();
  const names = useMemo(() => choices && createNames(choices), [choices]);
  const { days, history, isFetched } = useDetails(id, item);
  const { drawer, show, close } = useDrawerSubject<Subject>('planning');
  const isReady = item && choices && names && isFetched;
  useEffect(() => markSeen(id), [id]);
  const change = () => item && show({ kind: 'change', id, item: toPlannedItem(item) });
  const session = useSession();
  const isOwn = item?.assignments.some(({ employeeId }) => employeeId === session?.employeeId);
  const record = () =>
    void navigate({ to: '/planning-details/$id', params: { id }, search: { eigen: true } });
  const showDay = () =>
    item && void navigate({ to: '/planning', search: { datum: item.date, weergave: 'day' } });
  const title = isReady ? describeItem(item, names).title : 'Planning';
  return (
    <>
      <DetailsScreen
        title={useIsPrinting() ? `Werkbon ${title}` : title}
        back={{ to: '/planning', label: 'Terug naar de planning' }}
        error={query.error}
        onRetry={() => void query.refetch()}
        printLabel="Werkbon afdrukken"
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
            <WorkOrder item={item} names={names} />
            <ItemHead item={item} names={names} days={days} />
            <div className="print-hidden">
              <PageColumns
                main={
                  <>
                    <PeopleCard
                      item={item}
                      getName={names.employee}
                      employees={choices.employees}
                    />
                    {/* The cards come below the people, because their code, loaded later, brings their height. */}
                    <OwnedDocuments owner={getDocumentOwner(item, names)} />
                    <OwnedImages {...getImagesProps(item)} />
                    <OwnedNotes {...getNotesProps(item, describeItem(item, names).title)} />
                  </>
                }
                aside={
                  <>
                    <ItemFacts item={item} names={names} />
                    <RangeCard id={id} days={days} />
                    <ItemHistory changes={history} names={names} />
                  </>
                }
              />
            </div>
          </>
        )}
      </DetailsScreen>
      {drawer && choices && (
        <PlanningDrawer
          key={drawer.opening}
          opened={drawer.opened}
          subject={drawer.subject}
          choices={choices}
          onClose={close}
        />
      )}
    </>
  );
}

/** Reads the parts of an item. They are shown together, because a later one would move what is below it. */
function useDetails(id: string, item: PlanningItem | undefined) {
  const rangeId = item?.rangeId;
  const history = useQuery(itemHistoryQuery(id));
  const range = useQuery({ ...rangeQuery(rangeId ?? ''), enabled: Boolean(rangeId) });
  const notes = useQuery(noteData.list);
  const images = useQuery({
    ...imagesQuery(item ? getImagesProps(item).owner : { type: 'planningitem', id }),
    enabled: item !== undefined,
  });
  const documents = useQuery(documentData.list);
  return {
    days: (rangeId && range.data) || [],
    history: history.data ?? [],
    isFetched:
      [history, images, notes, documents].every((candidate) => candidate.isFetched) &&
      (range.isFetched || !rangeId),
  };
}

interface FactsProps {
  item: PlanningItem;
  names: PlanningNames;
}

/** Shows the facts that the head leaves out. */
function ItemFacts({ item, names }: FactsProps) {
  const { hiddenParts } = useTenant();
  const facts: Fact[] = [
    ['Ander werk', item.isOtherWork && 'Niet gepland: de werknemer vulde hier zelf uren op in'],
    ['Werkzaamheden', item.description],
    ['Mensen nodig per dag', needsText(item.needs)],
    [
      'Materieel',
      !hiddenParts.includes('materials') && item.materialIds.length > 0 && (
        <Materials item={item} names={names} />
      ),
    ],
    ['Contactpersoon', renderContactFact([item.contactPerson])],
  ];
  return facts.some(([, value]) => Boolean(value)) && <FactsCard facts={facts} />;
}

/** Each leads to its page. */
const Materials = ({ item, names }: FactsProps) =>
  item.materialIds.map((id, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      <Anchor component={Link} to={`/material-details/${id}`}>
        {formatMaterial(id, item, names)}
      </Anchor>
    </Fragment>
  ));

interface HistoryProps {
  changes: readonly PlanningHistoryEntry[];
  names: PlanningNames;
}

function ItemHistory({ changes, names }: HistoryProps) {
  const { terms } = useTenant();
  const words = { names, project: terms.project };
  return (
    <HistoryCard
      changes={changes.map(({ fields, notices = [], ...change }, index) => ({
        ...change,
        key: changes.length - index,
        lines: [
          ...fields.map((field) => formatHistoryLine(field, words)),
          ...notices.map((notice) => formatNotice(notice, names.employee)),
        ],
      }))}
    />
  );
}
