import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import classes from './bar.module.css';

interface Props {
  search: string;
  onSearch: (search: string) => void;
  /** Tells whether the field has the bar to itself, where that is narrow. */
  onSearching: (isSearching: boolean) => void;
}

/** Finds people and work. In a narrow bar a sign, which puts the field in the place of the rest. */
export function HoursSearch({ search, onSearch, onSearching }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const open = () => {
    flushSync(() => onSearching(true));
    field.current?.focus();
  };
  useHotkeys([['/', open]]);
  const close = () => {
    flushSync(() => {
      onSearch('');
      onSearching(false);
    });
    opener.current?.focus();
  };
  return (
    <>
      <SearchField
        ref={field}
        className={classes.search ?? ''}
        label="Zoek in de uren"
        placeholder="Zoek naam of werk"
        value={search}
        onChange={onSearch}
      />
      <ActionIcon
        ref={opener}
        className={classes.opener ?? ''}
        variant="default"
        size="var(--control-height)"
        aria-label="Zoeken"
        title="Zoeken"
        onClick={open}
      >
        <IconSearch size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ActionIcon
        className={classes.closer ?? ''}
        variant="subtle"
        color="gray"
        size="var(--control-height)"
        aria-label="Zoeken sluiten"
        title="Zoeken sluiten"
        onClick={close}
      >
        <IconX size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </>
  );
}
