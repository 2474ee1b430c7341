import { translate } from '@ploegplan/contract/languages/translate';
import { kindNames, stateNames } from '@ploegplan/contract/slips/texts';
import { IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { v7 as uuidv7 } from 'uuid';
import { keptNames } from '../../data/own/kept-names.ts';
import { listWaitingDrafts, slipChoicesQuery, slipsQuery } from '../../data/own/slips.ts';
import { useOutboxEntries } from '../../lib/outbox/state.ts';
import { KeptNotice } from '../../ui/messages/KeptNotice.tsx';
import { OutboxBar } from '../../ui/outbox/OutboxBar.tsx';
import { Screen } from '../../ui/page/Screen.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import classes from './slips.module.css';

/** The slips of who leads a crew, with those that wait for a connection. */
export function OwnSlipsScreen() {
  const query = useQuery(slipsQuery);
  // Read now, so that a slip can be made later without a connection.
  useQuery(slipChoicesQuery);
  const navigate = useNavigate();
  const entries = useOutboxEntries();
  const waiting = listWaitingDrafts(entries).filter(
    ({ id }) => !query.data?.some((row) => row.id === id),
  );
  const list = waiting.length > 0 && !query.data ? { ...query, data: [] } : query;
  return (
    <Screen
      title={translate('Bonnen')}
      back={{ to: '/employeeplanning', label: translate('Terug naar de planning') }}
      add={{
        label: translate('Nieuwe bon'),
        onAdd: () =>
          void navigate({
            to: '/slips/$id/edit',
            params: { id: uuidv7() },
            search: { nieuw: true },
          }),
      }}
    >
      <div className={`${classes.page} grid gap-2`}>
        <KeptNotice name={keptNames.slips} />
        <OutboxBar />
        {waiting.map(({ id, draft }) => (
          <Link key={id} className={classes.row} to="/slips/$id" params={{ id }}>
            <strong>{kindNames[draft.kind]}</strong>
            <span>{draft.content.what}</span>
            <span className="text-quiet">{translate('Bewaard op je telefoon')}</span>
          </Link>
        ))}
        <Loaded query={list}>
          {(all) => {
            const rows = all.filter(({ state }) => state !== 'withdrawn');
            return rows.length + waiting.length === 0 ? (
              <EmptyState
                icon={<IconReceipt size={32} stroke={1.5} aria-hidden />}
                title={translate('Nog geen bonnen')}
                text={translate('Leg meerwerk vast voordat het begint, en laat de klant tekenen.')}
              />
            ) : (
              rows.map(({ id, number, kind, state, projectName, what }) => (
                <Link key={id} className={classes.row} to="/slips/$id" params={{ id }}>
                  <strong>
                    {kindNames[kind]} {number}, {stateNames[state]}
                  </strong>
                  <span>{projectName}</span>
                  <span className="line-clamp-2">{what}</span>
                </Link>
              ))
            );
          }}
        </Loaded>
      </div>
    </Screen>
  );
}
