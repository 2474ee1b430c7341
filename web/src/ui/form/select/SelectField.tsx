import { ActionIcon, Select, type SelectProps } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { explainError } from '../../../lib/api/messages.ts';
import { useIsPhone } from '../../page/viewport.ts';
import type { KindSettings, NewOption } from '../fields.ts';
import { createSelectProps, Retry } from '../Retry.tsx';
import { optionLooks } from './option-looks.tsx';
import {
  createNewOption,
  filterOfferedOptions,
  filterShownOptions,
  NEW_OPTION,
  withChosen,
  withNewOption,
} from './options.ts';
import { keepSearching, useOptionsOpen } from './useOptionsOpen.ts';

interface SelectFieldProps extends Omit<SelectProps, 'onChange' | 'value' | 'data'> {
  settings: KindSettings['select'];
  value: string | null;
  onChange: (value: string | null) => void;
  /** Gets what was typed. */
  onPlus?: (text: string) => void;
  /** Saves a new option and selects it. */
  onNew?: (option: NewOption) => Promise<void>;
}

/** Options that are found without searching. */
const FEW = 12;

const isFew = (options: SelectFieldProps['settings']['options']) =>
  options !== undefined && options.length <= FEW;

/** A select with search, and optionally with a way to add a new option. */
export function SelectField(props: SelectFieldProps) {
  const { settings, value, onChange, onPlus, onNew, error, ...shared } = props;
  const { options, noun } = settings;
  const canAdd = onNew !== undefined;
  // A phone shows few options without a keyboard over half of the screen.
  const isBrief = useIsPhone() && !canAdd && !onPlus && isFew(options);
  const { fault, ...shown } = createSelectProps(settings);
  const offered = useMemo(() => filterOfferedOptions(options, [value]), [options, value]);
  const [text, setText] = useState('');
  // The field forgets it when the button beside it takes the focus.
  const typed = useRef('');
  const open = useOptionsOpen();
  const saving = useNewOption(onNew);
  const chosenOption = offered.find((option) => option.value === value);
  const isSearching = !isBrief && text !== (chosenOption?.label ?? '');
  const list = useMemo(() => {
    const search = isSearching ? text : '';
    const found = filterShownOptions(offered, search, value);
    // The option to add is not shown below a match, where arrow down and Enter would add it unseen; the button beside the field adds it
    // too.
    const isOffered = canAdd && found.length === 0;
    const added = createNewOption(offered, search, isOffered ? noun : undefined);
    return withNewOption(found, added);
  }, [offered, isSearching, text, value, canAdd, noun]);
  const choose = (chosen: string | null) => {
    typed.current = '';
    if (chosen === NEW_OPTION) saving.save(text.trim());
    else onChange(chosen);
  };
  /** Clears the value when the user deletes the last letter. */
  const empty = () => {
    onChange(null);
    open.closeEmptied();
  };
  return (
    <div>
      <Select
        {...shown}
        {...shared}
        {...optionLooks}
        searchable={!isBrief}
        openOnFocus={false}
        // Enter takes the first option while typing, and keeps the chosen one otherwise.
        selectFirstOptionOnChange={open.isSettled && isSearching}
        selectFirstOptionOnDropdownOpen={value === null}
        allowDeselect={false}
        clearable={!shared.required}
        {...open.shown}
        filter={() => list}
        // Mantine looks at all of them at every key, so it gets only what it shows.
        data={withChosen(list, chosenOption ? [chosenOption] : [])}
        searchValue={text}
        onSearchChange={setText}
        onInput={({ currentTarget }) => {
          typed.current = currentTarget.value;
          if (currentTarget.value === '' && !shared.required) empty();
        }}
        // Typing replaces the text of the choice.
        onFocus={({ currentTarget }) => !isBrief && currentTarget.select()}
        onClick={({ currentTarget }) => {
          // The caret is set later, because a browser places it after the click.
          if (!isSearching && !isBrief) setTimeout(() => currentTarget.select());
        }}
        onKeyDown={(event) => keepSearching(event, isSearching)}
        readOnly={saving.isSaving}
        value={value}
        onChange={choose}
        error={fault ?? saving.fault ?? error}
        {...(onPlus && {
          inputContainer: (input) => (
            <div className="grid gap-2" style={{ gridTemplateColumns: 'minmax(0, 1fr) auto' }}>
              {input}
              <ActionIcon
                variant="default"
                size="var(--control-height)"
                aria-label={`${settings.noun} toevoegen`}
                title={`${settings.noun} toevoegen`}
                disabled={shared.disabled ?? false}
                onClick={() => onPlus(typed.current.trim())}
              >
                <IconPlus size={18} stroke={1.5} />
              </ActionIcon>
            </div>
          ),
        })}
      />
      {fault && <Retry {...settings} />}
    </div>
  );
}

function useNewOption(onNew: SelectFieldProps['onNew']) {
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  // The same id for the same text, so that a retry is the same create.
  const option = useRef<NewOption>({ id: '', text: '' });
  const save = (text: string) => {
    if (!onNew || isSaving) return;
    if (option.current.text !== text) option.current = { id: uuidv7(), text };
    setSaving(true);
    setFault(null);
    onNew(option.current)
      .catch((error: unknown) => setFault(explainError(error)))
      .finally(() => setSaving(false));
  };
  return { isSaving, fault, save };
}
