import { Button } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import { slips } from '@ploegplan/contract/slips/endpoints';
import { type SlipRow, type SlipState, slipStates } from '@ploegplan/contract/slips/schemas';
import { basisNames, kindNames, stateNames } from '@ploegplan/contract/slips/texts';
import { IconFileZip, IconReceipt, IconScale } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { slipsQuery, slipsSort } from '../../data/own/slips.ts';
import { getUrl } from '../../lib/api/call.ts';
import { formatHoursText } from '../../lib/values/hours.ts';
import { FilterMenu } from '../../ui/bar/FilterMenu.tsx';
import { filterSections } from '../../ui/bar/filter-sections.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { closeDrawersFirst } from '../../ui/drawer/open-overlays.ts';
import { useDrawerSubject } from '../../ui/drawer/useDrawerSubject.ts';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { CardText } from '../../ui/table/CardText.tsx';
import type { Columns } from '../../ui/table/columns.ts';

const SlipDrawer = createLazyPart(() => import('./SlipDrawer.tsx'));
const DifferencesDrawer = createLazyPart(() => import('./DifferencesDrawer.tsx'));

const columns: Columns<SlipRow> = [
  {
    key: 'number',
    label: 'Bon',
    width: 7,
    value: ({ number, kind }) => `${kindNames[kind]} ${number}`,
    order: ({ number }) => number,
    orderKind: 'number',
  },
  { key: 'state', label: 'Stand', width: 8, value: ({ state }) => stateNames[state] },
  { key: 'project', label: 'Werk', width: 12, value: ({ projectName }) => projectName },
  { key: 'client', label: 'Klant', width: 10, value: ({ clientName }) => clientName },
  { key: 'what', label: 'Wat', width: 16, value: ({ what }) => what },
  {
    key: 'basis',
    label: 'Soort prijs',
    width: 10,
    value: ({ price }) => (price ? basisNames[price.basis] : ''),
  },
  {
    key: 'price',
    label: 'Prijs (€)',
    kind: 'number',
    width: 7,
    value: ({ price }) =>
      price && price.basis !== 'hours-and-materials' ? price.cents / 100 : null,
  },
  {
    key: 'rate',
    label: 'Per uur (€)',
    kind: 'number',
    width: 7,
    value: ({ price }) => (price?.basis === 'hours-and-materials' ? price.cents / 100 : null),
  },
  { key: 'hours', label: 'Uren', kind: 'number', width: 5, value: ({ hours }) => hours },
  {
    key: 'signedAt',
    label: 'Getekend',
    kind: 'moment',
    width: 9,
    value: ({ signedAt }) => signedAt,
  },
  { key: 'signedBy', label: 'Door', width: 9, value: ({ signedBy }) => signedBy },
  { key: 'madeAt', label: 'Gemaakt', kind: 'moment', width: 9, value: ({ madeAt }) => madeAt },
  { key: 'by', label: 'Maker', width: 9, value: ({ by }) => by },
];

const noFilter: { state: SlipState | null } = { state: null };

/** The slips of all works, for the office: to follow, and for the invoice. */
export function SlipsScreen() {
  const query = useQuery(slipsQuery);
  const navigate = useNavigate();
  const [filter, setFilter] = useState(noFilter);
  const differences = useDrawerSubject<true>('slip differences');
  const client = useQueryClient();
  // What waits of an earlier visit is sent, as the outbox of a worker is from any screen.
  useEffect(() => {
    const open = async () => (await import('../../data/own/outbox.ts')).openOwnOutbox(client);
    open().catch((error: unknown) => console.warn('The outbox could not be opened.', error));
  }, [client]);
  const { data: all } = query;
  const rows = useMemo(
    () =>
      all?.filter(({ state }) =>
        // Those that were made by mistake are shown only to who asks for them.
        filter.state === null ? state !== 'withdrawn' : filter.state === state,
      ),
    [all, filter],
  );
  const texts = filter.state === null ? [] : [stateNames[filter.state]];
  return (
    <>
      <RecordScreen
        title="Bonnen"
        back={{ to: '/hoursmanagement', label: 'Terug naar de uren' }}
        name="slips"
        nouns={['bon', 'bonnen']}
        columns={columns}
        rows={rows}
        query={query}
        sort={slipsSort}
        primary={{
          onAdd: () =>
            void navigate({
              to: '/slips/$id/edit',
              params: { id: uuidv7() },
              search: { nieuw: true },
            }),
        }}
        more={[
          {
            label: 'Verschil met de uren',
            Icon: IconScale,
            onChoose: () => void closeDrawersFirst(() => differences.show(true)),
          },
        ]}
        filter={{
          text: texts.join(),
          button: (
            <FilterMenu
              sections={[
                filterSections(filter, setFilter)('Stand', 'state', [
                  [null, 'Alles'],
                  ...slipStates.map((state) => [state, stateNames[state]] as const),
                ]),
              ]}
              texts={texts}
              onClear={() => setFilter(noFilter)}
            />
          ),
          empty: all && all.length > 0 && texts.length > 0 && (
            <EmptyState
              icon={<IconReceipt size={32} stroke={1.5} aria-hidden />}
              title={`Geen bonnen met ‘${texts.join()}’`}
            >
              <Button variant="default" onClick={() => setFilter(noFilter)}>
                Alle bonnen tonen
              </Button>
            </EmptyState>
          ),
        }}
        bulkActions={(chosen) => (
          <Button
            variant="subtle"
            component="a"
            leftSection={<IconFileZip size={18} stroke={1.5} aria-hidden />}
            href={getUrl(slips.bundle, {
              query: {
                ids: chosen
                  .slice(0, limits.slipBundle)
                  .map(({ id }) => id)
                  .join(),
              },
            })}
            download="Bonnen.zip"
          >
            PDF-bundel
          </Button>
        )}
        card={({ number, kind, state, projectName, clientName, what, hours }) => (
          <CardText
            name={`${kindNames[kind]} ${number}`}
            details={[stateNames[state], projectName, clientName]}
          >
            <span>{what}</span>
            {hours > 0 && <span>{formatHoursText(hours)}</span>}
          </CardText>
        )}
        empty={{
          Icon: IconReceipt,
          title: 'Nog geen bonnen',
          text: 'Meerwerk en regie die op het werk zijn afgesproken, staan hier met de handtekening van de klant.',
        }}
        Details={SlipDrawer}
      />
      {differences.drawer && (
        <DifferencesDrawer
          key={`differences ${differences.drawer.opening}`}
          opened={differences.drawer.opened}
          onClose={differences.close}
        />
      )}
    </>
  );
}
