import type { Scaffold } from '@ploegplan/contract/scaffolds/schemas';
import { scaffoldKindTexts } from '@ploegplan/contract/texts/scaffolds';
import { IconCalendarPlus, IconClipboardCheck, IconProgressCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { settingsQuery } from '../../data/company/settings.ts';
import { imagesQuery } from '../../data/records/images.ts';
import {
  hireQuery,
  scaffoldCardQuery,
  scaffoldReportsQuery,
} from '../../data/records/scaffold-use.ts';
import {
  scaffoldData,
  scaffoldEventsQuery,
  scaffoldHistoryQuery,
} from '../../data/records/scaffolds.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { useDrawerSubject } from '../../ui/drawer/useDrawerSubject.ts';
import { FactsCard } from '../../ui/facts/Facts.tsx';
import { OwnedImages } from '../../ui/images/OwnedImages.tsx';
import { RecordHistory } from '../../ui/record/RecordHistory.tsx';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { listScaffoldActions, type ScaffoldAction } from '../../ui/scaffolds/actions.ts';
import { CardOnPaper, type CardSize } from './CardOnPaper.tsx';
import { CardSection } from './CardSection.tsx';
import { EventForm } from './EventForm.tsx';
import { EventsCard } from './EventsCard.tsx';
import { HireCard } from './HireCard.tsx';
import { ReportsCard } from './ReportsCard.tsx';
import { listStandingFacts } from './standing-facts.tsx';
import { useScaffoldFields } from './useScaffoldFields.ts';

const ScaffoldForm = createLazyPart(() => import('./ScaffoldForm.tsx'));

/** Shows one scaffold: what can be recorded now, what happened, its data and photos. */
export function ScaffoldDetailsScreen({ id }: { id: string }) {
  const fields = useScaffoldFields();
  const navigate = useNavigate();
  const owner = useMemo(() => ({ type: 'scaffold', id }) as const, [id]);
  const images = useQuery(imagesQuery(owner));
  const events = useQuery(scaffoldEventsQuery(id));
  const history = useQuery(scaffoldHistoryQuery(id));
  const settings = useQuery(settingsQuery);
  const card = useQuery(scaffoldCardQuery(id));
  const reports = useQuery(scaffoldReportsQuery);
  const hire = useQuery(hireQuery);
  const [printed, setPrinted] = useState<{ scaffold: Scaffold; size: CardSize } | null>(null);
  const [endPrint] = useState(() => () => setPrinted(null));
  const queries = [images, events, history, settings, card, reports, hire];
  const form = useDrawerSubject<{ scaffold: Scaffold; action: ScaffoldAction }>('event');
  const plan = (scaffold: Scaffold) =>
    void navigate({
      to: '/planning',
      search: {
        nieuw: true,
        project: scaffold.projectId,
        steiger: scaffold.id,
        nummer: scaffold.number,
      },
    });
  return (
    <>
      <RecordPage
        id={id}
        title="Steiger"
        back={{ to: '/scaffolds', label: 'Terug naar het steigerregister' }}
        data={scaffoldData}
        fields={fields}
        firstOnPhone={['projectId', 'place', 'loadClass']}
        isReady={queries.every(({ isFetched }) => isFetched)}
        Form={ScaffoldForm}
        actions={(scaffold) => {
          const [first, ...others] = listScaffoldActions(scaffold).map((action) => ({
            label: action.label,
            Icon: action.key === 'inspection' ? IconClipboardCheck : IconProgressCheck,
            onClick: () => form.show({ scaffold, action }),
          }));
          return first
            ? [
                first,
                {
                  label: 'Keuring inplannen',
                  Icon: IconCalendarPlus,
                  onClick: () => plan(scaffold),
                },
                ...others.map((other) => ({ ...other, isRare: true as const })),
              ]
            : [];
        }}
        main={(scaffold) => (
          <>
            <FactsCard
              title={scaffoldKindTexts[scaffold.kind]}
              facts={listStandingFacts(scaffold)}
            />
            <ReportsCard
              reports={(reports.data ?? []).filter(({ scaffoldId }) => scaffoldId === id)}
            />
            <EventsCard events={events.data ?? []} />
            <OwnedImages owner={owner} isReadOnly={scaffold.deleted} />
          </>
        )}
        aside={(scaffold) => (
          <>
            <CardSection
              id={id}
              card={card.data ?? null}
              onPrint={(size) => setPrinted({ scaffold, size })}
            />
            <HireCard hired={hire.data?.scaffolds.find((one) => one.id === id)} />
            <RecordHistory changes={history.data ?? []} fields={fields} />
          </>
        )}
      />
      {printed && card.data && (
        <CardOnPaper {...printed} token={card.data.token} onPrinted={endPrint} />
      )}
      {form.drawer && (
        <EventForm
          key={form.drawer.opening}
          {...form.drawer.subject}
          checklist={settings.data?.scaffoldSettings.checklist ?? []}
          opened={form.drawer.opened}
          onClose={form.close}
        />
      )}
    </>
  );
}
