import { ActionIcon, Button, Select, type SelectProps } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { messageOf } from '../../lib/messages.ts';
import type { KindSettings, NewOption } from './fields.ts';
import { matchesSearch, NEW_OPTION, withNewOption } from './options.ts';
import classes from './SelectField.module.css';

interface SelectFieldProps extends Omit<SelectProps, 'onChange' | 'value' | 'data'> {
  settings: KindSettings['select'];
  value: string | null;
  onChange: (value: string | null) => void;
  onPlus?: () => void;
  /** Keeps a new option and chooses it. */
  onNew?: (option: NewOption) => Promise<void>;
}

/** A choice with search. What is not there can be typed or asked for, where the form knows how. */
export function SelectField(props: SelectFieldProps) {
  const { settings, value, onChange, onPlus, onNew, error, ...shared } = props;
  const { options, onRetry, plus, nothingFound = 'Niets gevonden' } = settings;
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const isEmptied = useRef(false);
  const newOption = useNewOption(onNew);
  const choose = (chosen: string | null) =>
    chosen === NEW_OPTION ? newOption.save(search.trim()) : onChange(chosen);
  /** By the user, as the last letter goes. */
  const empty = () => {
    onChange(null);
    // Closed, though typing opens it: else the first option lies ready, and Enter puts it in the place of what was taken away.
    setOpen(false);
    isEmptied.current = true;
    queueMicrotask(() => {
      isEmptied.current = false;
    });
  };
  const hasFailed = onRetry !== undefined && !options;
  return (
    <div>
      <Select
        placeholder={options || hasFailed ? 'Zoek of kies' : 'Bezig met laden…'}
        {...shared}
        searchable
        openOnFocus={false}
        selectFirstOptionOnChange
        // Else the first option looks chosen after the first letters, and Enter does not take it.
        selectFirstOptionOnDropdownOpen
        allowDeselect={false}
        clearable={!shared.required}
        dropdownOpened={isOpen}
        onDropdownOpen={() => setOpen(!isEmptied.current)}
        onDropdownClose={() => setOpen(false)}
        maxDropdownHeight={280}
        nothingFoundMessage={nothingFound}
        filter={matchesSearch}
        data={onNew ? withNewOption(options ?? [], search) : [...(options ?? [])]}
        searchValue={search}
        onSearchChange={setSearch}
        onInput={({ currentTarget }) => {
          if (currentTarget.value === '' && !shared.required) empty();
        }}
        readOnly={newOption.isSaving}
        value={value}
        onChange={choose}
        error={hasFailed ? 'De keuzes konden niet worden geladen.' : (newOption.fault ?? error)}
        {...(onPlus && {
          inputContainer: (input) => (
            <div className={classes.withPlus}>
              {input}
              <ActionIcon
                variant="default"
                size="var(--control-height)"
                aria-label={plus}
                title={plus}
                disabled={shared.disabled ?? false}
                onClick={onPlus}
              >
                <IconPlus size={18} stroke={1.5} />
              </ActionIcon>
            </div>
          ),
        })}
      />
      {hasFailed && (
        <Button size="xs" mt="xs" variant="default" onClick={onRetry}>
          Opnieuw proberen
        </Button>
      )}
    </div>
  );
}

function useNewOption(onNew: SelectFieldProps['onNew']) {
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  // The same for the same text, so that what is tried again is the same create.
  const option = useRef<NewOption>({ id: '', text: '' });
  const save = (text: string) => {
    if (!onNew || isSaving) return;
    if (option.current.text !== text) option.current = { id: uuidv7(), text };
    setSaving(true);
    setFault(null);
    onNew(option.current)
      .catch((error: unknown) => setFault(messageOf(error)))
      .finally(() => setSaving(false));
  };
  return { isSaving, fault, save };
}
