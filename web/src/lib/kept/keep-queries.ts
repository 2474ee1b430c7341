import type { Query, QueryClient } from '@tanstack/react-query';
import { isShowingLastAnswer } from '../api/cache/last-answer.ts';
import { NetworkError } from '../api/errors.ts';
import { onSignedOut, type Session } from '../session/session.ts';
import { setFileKeeper } from './files.ts';
import { getStoreName } from './forget.ts';
import { noteKept, whileKeptIsRead } from './state.ts';
import { openKept } from './store.ts';

/** A server that is slower than this is not waited for while there is something to show. */
const SLOW_MS = 300;

const NOTHING = { name: null, pack: undefined, unpack: undefined };

/** True only for the own planning: the office looks at images with a connection. */
const isOwnPreview = (url: string) => /^\/api\/employee-planning\/.*[?&]preview=true/.test(url);

/** Keeps the answers of queries that ask for it, and shows them when the server does not answer. */
export async function keepQueries(client: QueryClient, session: Session): Promise<void> {
  const store = await openKept(getStoreName(session));
  const cache = client.getQueryCache();
  let isSeeding = false;

  const keep = ({ meta, state }: Query) => {
    const { name, pack = (data: unknown) => data } = meta?.kept ?? NOTHING;
    if (name === null || state.data === undefined) return;
    noteKept(name, null);
    // The storage may be full or closed: then the answer before stays.
    store.keep(name, pack(state.data as never)).catch(() => undefined);
  };
  const seed = async (query: Query) => {
    const { name, unpack = (value: unknown) => value } = query.meta?.kept ?? NOTHING;
    if (name === null || query.state.data !== undefined) return;
    const kept = await store.recall(name).catch(() => null);
    if (!kept || query.state.data !== undefined) return;
    isSeeding = true;
    const updatedAt = Date.parse(kept.at);
    client.setQueryData(query.queryKey, unpack(kept.value as never), { updatedAt });
    isSeeding = false;
    noteKept(name, kept.at);
  };
  const leave = cache.subscribe((event) => {
    if (event.type !== 'updated' || !event.query.meta?.kept || isSeeding) return;
    const { query, action } = event;
    if (action.type === 'success') keep(query);
    const isOffline = isShowingLastAnswer() || !navigator.onLine;
    // A call without a connection may have failed before the kept data were read.
    if (action.type === 'fetch' && isOffline) void whileKeptIsRead(seed(query));
    else if (action.type === 'fetch') setTimeout(() => void seed(query), SLOW_MS);
    if (action.type === 'failed' && action.error instanceof NetworkError) void seed(query);
  });
  setFileKeeper({
    keep: (url) => void keepPreview(url).catch(() => undefined),
    recall: (name) => store.recallImage(name).catch(() => null),
    keepAll: async (prefix, files) => {
      await store.removeImages(prefix, new Set(files.map(({ name }) => name)));
      for (const { name, load } of files) {
        if (await store.hasImage(name)) continue;
        // A failure of one must not keep the next one away.
        await load().then(
          (blob) => store.keepImage(name, blob),
          () => undefined,
        );
      }
    },
  });
  const keepPreview = async (url: string) => {
    if (!isOwnPreview(url) || (await store.hasImage(url))) return;
    const answer = await fetch(url, { cache: 'force-cache', credentials: 'include' });
    if (answer.ok) await store.keepImage(url, await answer.blob());
  };
  const unread = cache.getAll().filter((query) => query.state.data === undefined);
  for (const query of cache.getAll()) if (query.state.data !== undefined) keep(query);
  await whileKeptIsRead(Promise.all(unread.map(seed)));
  onSignedOut((other) => {
    if (other !== client) return;
    leave();
    setFileKeeper(null);
    store.close();
  });
  await store.removeOld();
}
