import { UnstyledButton } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconSearch } from '@tabler/icons-react';
import { openSearch } from './Search.tsx';
import classes from './SearchButton.module.css';

const shortcut = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

interface SearchButtonProps {
  /** Closes a menu over the page. */
  onChoose: (() => void) | undefined;
}

/** Opens the search, from the menu. */
export const SearchButton = ({ onChoose }: SearchButtonProps) => (
  <search>
    <UnstyledButton
      className={classes.button ?? ''}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => {
        onChoose?.();
        openSearch();
      }}
    >
      <IconSearch size={18} stroke={1.5} aria-hidden />
      <span className="flex-1">{translate('Zoeken')}</span>
      <kbd className="text-xs phone-hidden" style={{ fontFamily: 'inherit' }} aria-hidden>
        {shortcut}
      </kbd>
    </UnstyledButton>
  </search>
);
