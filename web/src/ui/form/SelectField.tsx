import { ActionIcon, Select, type SelectProps } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { messageOf } from '../../lib/api/messages.ts';
import type { KindSettings, NewOption } from './fields.ts';
import { matchesSearch, NEW_OPTION, withNewOption } from './options.ts';
import { choicesShown, Retry } from './Retry.tsx';
import classes from './SelectField.module.css';
import { useOptionsOpen } from './useOptionsOpen.ts';

interface SelectFieldProps extends Omit<SelectProps, 'onChange' | 'value' | 'data'> {
  settings: KindSettings['select'];
  value: string | null;
  onChange: (value: string | null) => void;
  onPlus?: () => void;
  /** Saves a new option and selects it. */
  onNew?: (option: NewOption) => Promise<void>;
}

/** A select with search, and optionally with a way to add a new option. */
export function SelectField(props: SelectFieldProps) {
  const { settings, value, onChange, onPlus, onNew, error, ...shared } = props;
  const { fault, data, ...shown } = choicesShown(settings, [value]);
  const [search, setSearch] = useState('');
  const open = useOptionsOpen();
  const newOption = useNewOption(onNew);
  const choose = (chosen: string | null) =>
    chosen === NEW_OPTION ? newOption.save(search.trim()) : onChange(chosen);
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
        searchable
        openOnFocus={false}
        selectFirstOptionOnChange
        // Selects the first option while typing; otherwise it looks selected but Enter does not choose it.
        selectFirstOptionOnDropdownOpen
        allowDeselect={false}
        clearable={!shared.required}
        {...open.shown}
        maxDropdownHeight={280}
        filter={matchesSearch}
        data={onNew ? withNewOption(data, search) : data}
        searchValue={search}
        onSearchChange={setSearch}
        onInput={({ currentTarget }) => {
          if (currentTarget.value === '' && !shared.required) empty();
        }}
        readOnly={newOption.isSaving}
        value={value}
        onChange={choose}
        error={fault ?? newOption.fault ?? error}
        {...(onPlus && {
          inputContainer: (input) => (
            <div className={classes.withPlus}>
              {input}
              <ActionIcon
                variant="default"
                size="var(--control-height)"
                aria-label={settings.plus}
                title={settings.plus}
                disabled={shared.disabled ?? false}
                onClick={onPlus}
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
      .catch((error: unknown) => setFault(messageOf(error)))
      .finally(() => setSaving(false));
  };
  return { isSaving, fault, save };
}
