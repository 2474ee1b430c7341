import type { Scaffold } from '@ploegplan/contract/scaffolds/schemas';
import { scaffoldKindTexts } from '@ploegplan/contract/texts/scaffolds';
import { IconCalendarPlus, IconClipboardCheck, IconProgressCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { settingsQuery } from '../../data/company/settings.ts';
import { imagesQuery } from '../../data/records/images.ts';
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
import { EventForm } from './EventForm.tsx';
import { EventsCard } from './EventsCard.tsx';
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
        isReady={[images, events, history, settings].every(({ isFetched }) => isFetched)}
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
            <EventsCard events={events.data ?? []} />
            <OwnedImages owner={owner} isReadOnly={scaffold.deleted} />
          </>
        )}
        aside={() => <RecordHistory changes={history.data ?? []} fields={fields} />}
      />
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
