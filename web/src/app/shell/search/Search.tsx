import { createStore, useStore } from '@mantine/store';
import { type ComponentType, useEffect, useState } from 'react';
import { collectKeys, takeKeys } from '../../../features/search/early-keys.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { notify } from '../../../lib/notify.ts';

interface HostProps {
  opened: boolean;
  onClose: () => void;
}

const store = createStore({ opened: false });

export function openSearch(): void {
  if (store.getState().opened) return;
  collectKeys();
  store.setState({ opened: true });
}

function closeSearch(): void {
  takeKeys();
  store.setState({ opened: false });
}

/** The search of everything, by Ctrl+K or Cmd+K too. Its code loads when it is opened for the first time. */
export function Search() {
  const { opened } = useStore(store);
  const [Host, setHost] = useState<ComponentType<HostProps> | null>(null);
  const isMissing = opened && Host === null;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isAsked || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      openSearch();
    };
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
      closeSearch();
    };
  }, []);
  useEffect(() => {
    if (!isMissing) return;
    import('./SearchHost.tsx').then(
      (module) => setHost(() => module.default),
      (error: unknown) => {
        closeSearch();
        notify.error(explainError(error));
      },
    );
  }, [isMissing]);
  return Host && <Host opened={opened} onClose={closeSearch} />;
}
