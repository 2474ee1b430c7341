import { TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { Ref } from 'react';

interface Props extends Omit<TextInputProps, 'onChange' | 'label'> {
  ref?: Ref<HTMLInputElement>;
  label: string;
  onChange: (text: string) => void;
}

/** A field that narrows what is shown. */
export const SearchField = ({ label, onChange, ...field }: Props) => (
  <TextInput
    type="search"
    aria-label={label}
    leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
    {...field}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
