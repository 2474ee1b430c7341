import '@mantine/core/styles/Combobox.layer.css';
import { Modal } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { recall, remember } from '../../lib/remembered/remembered.ts';
import { useOverlay } from '../../ui/drawer/useOverlay.ts';
import { useIsPhone } from '../../ui/page/viewport.ts';
import { RECENT_COUNT, type SearchEntry } from './entries.ts';
import { recentSearches } from './remembered.ts';
import { SearchBox } from './SearchBox.tsx';
import classes from './search.module.css';

interface SearchDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The screens and actions of this role and tenant. */
  useful: readonly SearchEntry[];
}

/** Finds records, screens, actions and help from any screen. */
export function SearchDialog({ opened, onClose, useful }: SearchDialogProps) {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const close = useOverlay(opened, onClose);
  const chosen = useRef<SearchEntry | null>(null);
  const choose = (entry: SearchEntry) => {
    const before = recall(recentSearches).filter((id) => id !== entry.id);
    remember(recentSearches, [entry.id, ...before].slice(0, RECENT_COUNT));
    onClose();
    chosen.current = entry;
    // On a phone the open dialog has a history entry, which the next page replaces.
    if (entry.to) void navigate({ to: entry.to, search: entry.search ?? {}, replace: isPhone });
  };
  return (
    <Modal.Root
      opened={opened}
      onClose={close}
      centered={false}
      size="36rem"
      fullScreen={isPhone}
      yOffset="12vh"
      // The action waits for the end of the transition, because it may open or print something else.
      onExitTransitionEnd={() => {
        chosen.current?.onChoose?.();
        chosen.current = null;
      }}
    >
      <Modal.Overlay backgroundOpacity={0.4} />
      <Modal.Content aria-label={translate('Zoeken')} className="overflow-hidden print-hidden">
        <Modal.Body p={0} className={classes.body ?? ''}>
          <SearchBox useful={useful} onChoose={choose} onClose={close} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
