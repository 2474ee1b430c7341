import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import { splitMarkedParts } from '../../lib/values/matching.ts';
import { HueMark } from '../../ui/facts/HueMark.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import { takeKeys } from './early-keys.ts';
import {
  createSuggestedGroups,
  type SearchEntry,
  searchEntries,
  sortInShownOrder,
} from './entries.ts';
import { recentSearches } from './remembered.ts';
import classes from './search.module.css';
import { useFoundEntries } from './useFoundEntries.ts';

interface SearchBoxProps {
  useful: readonly SearchEntry[];
  onChoose: (entry: SearchEntry) => void;
  onClose: () => void;
}

/** The field and its hits: arrows move, Enter opens, Escape closes. */
export function SearchBox({ useful, onChoose, onClose }: SearchBoxProps) {
  const [search, setSearch] = useState('');
  const [recent] = useRemembered(recentSearches);
  const { found, isLoading } = useFoundEntries();
  const entries = useMemo(() => [...found, ...useful], [found, useful]);
  const isSearching = search.trim() !== '';
  // Earlier choices are on top, and would move the rest when they come later.
  const isWaiting =
    isLoading && !isSearching && recent.some((id) => entries.every((entry) => entry.id !== id));
  const shown = useRef<{ search: string; names: string[] }>({ search: '', names: [] });
  const groups = useMemo(() => {
    if (isWaiting) return [];
    if (!isSearching) return createSuggestedGroups(entries, useful, recent);
    const all = searchEntries(entries, search);
    return shown.current.search === search ? sortInShownOrder(all, shown.current.names) : all;
  }, [isWaiting, isSearching, entries, useful, recent, search]);
  const listId = useId();
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const { selectFirstOption, resetSelectedOption } = combobox;
  useEffect(() => {
    const isMore = shown.current.search === search && shown.current.names.length > 0;
    shown.current = { search, names: groups.map(({ name }) => name) };
    // The selection stays when more comes.
    if (isMore && groups.length > 0) return;
    resetSelectedOption();
    if (groups.length > 0) selectFirstOption();
  }, [groups, search, selectFirstOption, resetSelectedOption]);
  const choose = (id: string) => {
    const entry = entries.find((candidate) => candidate.id === id);
    if (entry) onChoose(entry);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <div className="flex flex-none items-center px-2 py-1 border-b">
        {/* Mantine keeps the list's id in a ref, and names the list at the next drawing only. */}
        <Combobox.EventsTarget withExpandedAttribute aria-expanded aria-controls={listId}>
          <TextInput
            data-autofocus
            className={classes.field ?? ''}
            variant="unstyled"
            aria-label={translate('Zoeken')}
            placeholder={translate('Zoek een naam, scherm of actie')}
            autoComplete="off"
            enterKeyHint="go"
            leftSection={<IconSearch size={20} stroke={1.5} aria-hidden />}
            onFocus={() => {
              const keys = takeKeys();
              setSearch((before) => before + keys);
            }}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </Combobox.EventsTarget>
        <CloseButton
          className={classes.close ?? ''}
          iconSize={20}
          aria-label={translate('Sluiten')}
          onClick={onClose}
        />
      </div>
      <Combobox.Options
        id={listId}
        className={classes.hits ?? ''}
        aria-label={translate('Gevonden')}
      >
        {groups.map(({ name, label, entries: some }) => (
          <Combobox.Group key={name} label={label}>
            {some.map((entry) => (
              <Hit key={entry.id} entry={entry} search={search} />
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      {groups.length === 0 && isLoading && (
        <div className="px-4 py-3">
          <ListSkeleton />
        </div>
      )}
      <p className={classes.empty} role="status">
        {groups.length === 0 &&
          !isLoading &&
          translate('Niets gevonden voor ‘{search}’', { search: search.trim() })}
      </p>
    </Combobox>
  );
}

function Hit({ entry, search }: { entry: SearchEntry; search: string }) {
  const { id, label, detail, hue, Icon } = entry;
  return (
    <Combobox.Option value={id} className={classes.hit ?? ''}>
      {hue === undefined ? (
        <Icon size={20} stroke={1.5} aria-hidden className="flex-none text-quiet" />
      ) : (
        <span className="grid flex-none place-items-center" style={{ width: '1.25rem' }}>
          <HueMark hue={hue} />
        </span>
      )}
      <span className={classes.label}>
        <Marked text={label} search={search} />
      </span>
      {detail && (
        <>
          {' '}
          <span className={classes.detail}>
            <Marked text={detail} search={search} />
          </span>
        </>
      )}
    </Combobox.Option>
  );
}

const Marked = ({ text, search }: { text: string; search: string }) =>
  splitMarkedParts(text, search).map(({ text: part, isMarked }, index) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
      <mark key={index} className="bg-none text-inherit font-semibold">
        {part}
      </mark>
    ) : (
      part
    ),
  );
