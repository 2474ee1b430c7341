import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { ask } from '../messages/confirm.ts';

export interface Choice<T> {
  value: T;
  label: string;
}

interface Question<T> {
  title: string;
  text: ReactNode;
  choices: readonly Choice<T>[];
  /** Each choice deletes. */
  danger?: boolean;
}

/** Asks which of some things to do; null when the user does none of them. */
export const choose = <T,>({
  title,
  text,
  choices,
  danger = false,
}: Question<T>): Promise<T | null> =>
  ask<T | null>(({ openModal, closeModal }, answer) => {
    const id = openModal({
      title,
      closeButtonProps: { 'aria-label': 'Annuleren' },
      onClose: () => answer(null),
      children: (
        <Stack gap="sm">
          {text}
          {choices.map(({ value, label }, index) => (
            <Button
              key={label}
              variant="default"
              {...(danger && { c: 'var(--mantine-color-error)' })}
              {...(index === 0 && !danger && { 'data-autofocus': true })}
              onClick={() => {
                answer(value);
                closeModal(id);
              }}
            >
              {label}
            </Button>
          ))}
        </Stack>
      ),
    });
    return id;
  });
