import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { explainError, isMissingPart } from '../../lib/api/messages.ts';
import { computeBackoff } from '../../lib/backoff.ts';
import { notify } from '../../lib/notify.ts';

type Load<Loaded = unknown> = () => Promise<Loaded>;

const pauses = { firstMs: 2_000, longestMs: 60_000 };

/** Ends early when the network returns, or when nobody waits any more. */
const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal?.addEventListener('abort', end, { once: true });
  });

interface Attempts {
  signal?: AbortSignal;
  /** Called once, at the first failure. */
  onFailure?: (error: unknown) => void;
}

/** Loads code, and asks again with growing pauses while it cannot be fetched. Rejects when the signal was aborted meanwhile. */
export async function loadUntilDone<Loaded>(
  load: Load<Loaded>,
  { signal, onFailure }: Attempts = {},
): Promise<Loaded> {
  for (let failures = 0; ; failures += 1) {
    try {
      const loaded = await load();
      signal?.throwIfAborted();
      return loaded;
    } catch (error) {
      if (!isMissingPart(error)) throw error;
      if (failures === 0) onFailure?.(error);
    }
    await pause(computeBackoff(failures, pauses), signal);
    signal?.throwIfAborted();
  }
}

const early = new Set<Load>();
let loading: Promise<void> | undefined;

/** Code that is loaded with the parts of the shown screens, before it is asked for. */
export const loadEarly = (load: Load): void => void early.add(load);

async function loadAll(): Promise<void> {
  // Parts that a part itself names are added while this runs.
  for (const load of early) {
    await loadUntilDone(load);
    early.delete(load);
  }
}

/** Loads what the screens that were shown may need later, so that it is there without a connection. */
export function loadParts(): Promise<void> {
  loading ??= loadAll().finally(() => {
    loading = undefined;
  });
  return loading;
}

interface Options<Props> {
  /** The content while it loads. */
  fallback?: ReactNode;
  /** Nothing is drawn, nor its code loaded, before this is true for the first time: for a drawer, when it opens. */
  isNeeded?: (props: Props) => boolean;
  /** False: loaded at its first use, for what a screen seldom needs. */
  isEarly?: boolean;
}

interface Part<Props> {
  load: Load<ComponentType<Props>>;
  loaded: ComponentType<Props> | undefined;
  fallback: ReactNode;
}

/**
 * A component with code of its own, the default export of a module. While the code cannot be fetched a message says so and the
 * screen stays as it is: React's `lazy` would replace it by an error, for good.
 */
export function createLazyPart<Props extends object>(
  load: Load<{ default: ComponentType<Props> }>,
  { fallback = null, isEarly = true, isNeeded = () => true }: Options<Props> = {},
): (props: Props) => ReactNode {
  const part: Part<Props> = {
    load: async () => {
      part.loaded ??= (await load()).default;
      return part.loaded;
    },
    loaded: undefined,
    fallback,
  };
  if (isEarly) loadEarly(part.load);
  return (props) => {
    const [isUsed, setIsUsed] = useState(false);
    if (!isUsed && isNeeded(props)) setIsUsed(true);
    return isUsed ? <Loaded part={part} props={props} /> : null;
  };
}

function Loaded<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const [Component, setComponent] = useState(() => part.loaded);
  const [fault, setFault] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    const use = new AbortController();
    const { signal } = use;
    const onFailure = (error: unknown) => notify.error(explainError(error));
    loadUntilDone(part.load, { signal, onFailure }).then(
      (component) => setComponent(() => component),
      (error: unknown) => !signal.aborted && setFault({ error }),
    );
    return () => use.abort();
  }, [part]);
  if (fault) throw fault.error;
  return Component ? <Component {...props} /> : part.fallback;
}
