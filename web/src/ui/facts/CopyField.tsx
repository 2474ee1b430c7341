import '../form/mantine.ts';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { useCopy } from './useCopy.ts';

interface Props {
  label: string;
  text: string;
  description?: string;
}

/** A text to copy. */
export function CopyField({ label, text, description }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { isCopied, copy } = useCopy(text, input);
  const Icon = isCopied ? IconCheck : IconCopy;
  const action = isCopied ? 'Gekopieerd' : 'Kopiëren';
  return (
    <TextInput
      ref={input}
      label={label}
      description={description}
      readOnly
      value={text}
      onFocus={({ currentTarget }) => currentTarget.select()}
      rightSection={
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`${label}: ${action.toLowerCase()}`}
          title={action}
          onClick={() => void copy()}
        >
          <Icon size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      }
    />
  );
}
