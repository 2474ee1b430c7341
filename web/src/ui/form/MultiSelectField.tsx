import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import type { KindSettings } from './fields.ts';
import classes from './MultiSelectField.module.css';
import { matchesSearch } from './options.ts';
import { choicesShown, Retry } from './Retry.tsx';
import { useOptionsOpen } from './useOptionsOpen.ts';

interface MultiSelectFieldProps extends Omit<MultiSelectProps, 'onChange' | 'value' | 'data'> {
  settings: KindSettings['multiselect'];
  value: string[];
  onChange: (value: string[]) => void;
}

/** A multi-select with search. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { settings, onChange, error, ...shared } = props;
  const [search, setSearch] = useState('');
  const open = useOptionsOpen();
  const { fault, ...shown } = choicesShown(settings, shared.value);
  const choose = (chosen: string[]) => {
    onChange(chosen);
    // Closes after a choice by search; while open, a second Enter would choose the next option.
    if (search !== '') open.close();
  };
  /** While a search text is present Enter chooses, and never submits the form. */
  const keepSearching = (event: KeyboardEvent) => {
    const isAlone = !event.ctrlKey && !event.metaKey;
    if (event.key === 'Enter' && isAlone && search.trim() !== '') event.preventDefault();
  };
  return (
    <div>
      <MultiSelect
        {...shown}
        {...shared}
        {...(shared.value.length > 0 && { placeholder: '' })}
        searchable
        hidePickedOptions
        openOnFocus={false}
        selectFirstOptionOnChange
        // Selects the first option while typing; otherwise it looks selected but Enter does not choose it.
        selectFirstOptionOnDropdownOpen
        {...open.shown}
        maxDropdownHeight={280}
        filter={matchesSearch}
        classNames={{ pill: classes.pill ?? '', inputField: classes.search ?? '' }}
        searchValue={search}
        onSearchChange={setSearch}
        onInput={({ currentTarget }) => {
          if (currentTarget.value === '') open.closeEmptied();
        }}
        onKeyDown={keepSearching}
        onChange={choose}
        error={fault ?? error}
      />
      {fault && <Retry {...settings} />}
    </div>
  );
}
