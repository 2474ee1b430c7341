import { MultiSelect, type MultiSelectProps, Pill } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useIsPhone } from '../../page/viewport.ts';
import type { KindSettings, Option } from '../fields.ts';
import { createSelectProps, Retry } from '../Retry.tsx';
import classes from './MultiSelectField.module.css';
import { optionLooks } from './option-looks.tsx';
import { filterOfferedOptions, filterShownOptions, withChosen } from './options.ts';
import { keepSearching, useOptionsOpen } from './useOptionsOpen.ts';

interface MultiSelectFieldProps extends Omit<MultiSelectProps, 'onChange' | 'value' | 'data'> {
  settings: KindSettings['multiselect'];
  value: string[];
  onChange: (value: string[]) => void;
}

export function MultiSelectField(props: MultiSelectFieldProps) {
  const { settings, onChange, error, ...shared } = props;
  const [search, setSearch] = useState('');
  const open = useOptionsOpen();
  const { options } = settings;
  const { value } = shared;
  const { fault, ...shown } = createSelectProps(settings);
  const list = useMemo(() => {
    const isChosen = (option: Option) => value.includes(option.value);
    const offered = filterOfferedOptions(options, value);
    const found = filterShownOptions(
      offered.filter((option) => !isChosen(option)),
      search,
    );
    return { found, all: withChosen(found, offered.filter(isChosen)) };
  }, [options, value, search]);
  const choose = (chosen: string[]) => {
    onChange(chosen);
    // Closes after a choice by search; while open, a second Enter would choose the next option.
    if (search !== '') open.close();
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
        {...optionLooks}
        classNames={{
          ...optionLooks.classNames,
          inputField: classes.search ?? '',
          pillsList: classes.pills ?? '',
        }}
        renderPill={(pill) => <OptionPill {...pill} option={pill.option as Option} />}
        filter={() => list.found}
        data={list.all}
        searchValue={search}
        onSearchChange={setSearch}
        onInput={({ currentTarget }) => {
          if (currentTarget.value === '') open.closeEmptied();
        }}
        onKeyDown={(event) => keepSearching(event, search.trim() !== '')}
        onChange={choose}
        error={fault ?? error}
      />
      {fault && <Retry {...settings} />}
    </div>
  );
}

interface OptionPillProps {
  option: Option | undefined;
  onRemove?: () => void;
  disabled?: boolean | undefined;
}

/** A chosen option, which leads to its page. */
function OptionPill({ option, onRemove, disabled }: OptionPillProps) {
  const isPhone = useIsPhone();
  return (
    <Pill
      className={classes.pill ?? ''}
      withRemoveButton
      disabled={disabled ?? false}
      {...(onRemove && { onRemove })}
    >
      {option?.to ? (
        // On a phone the drawer has a history entry, which the next page replaces.
        <Link
          to={option.to}
          replace={isPhone}
          className="text-inherit no-underline hover-underline"
        >
          {option.label}
        </Link>
      ) : (
        option?.label
      )}
    </Pill>
  );
}
