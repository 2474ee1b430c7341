import { TextInput } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import { EMAIL_FAULT, emailPattern } from '@ploegplan/contract/values/email';
import { normaliseLine } from '@ploegplan/contract/values/text';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/errors.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { useEditingByInput } from '../../../lib/form/edit-mode.ts';
import classes from '../form.module.css';

interface Props {
  hint: string;
  error: unknown;
  onSend: (email: string) => void;
  children: ReactNode;
}

/** Advice for the user; none for an error of the server. */
const explainReason = (error: unknown) =>
  error && !(error instanceof ApiError && error.code === 'internal') ? explainError(error) : null;

function validateEmail(email: string): string | null {
  if (email === '') return 'Verplicht veld';
  return emailPattern.test(email) ? null : EMAIL_FAULT;
}

export function EmailForm({ hint, error, onSend, children }: Props) {
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const onInput = useEditingByInput();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = normaliseLine(input.current?.value ?? '');
    const found = validateEmail(email);
    setFault(found);
    if (found) input.current?.focus();
    else onSend(email);
  };
  const reason = explainReason(error);
  return (
    <form className="flex flex-col gap-4 w-full" onSubmit={submit} onInput={onInput} noValidate>
      <TextInput
        ref={input}
        data-autofocus
        label="E-mailadres"
        type="email"
        name="email"
        autoComplete="email"
        maxLength={limits.email}
        description={hint}
        error={fault}
      />
      {reason && (
        <p className="text-error" role="alert">
          {reason}
        </p>
      )}
      <div className={classes.buttons}>{children}</div>
    </form>
  );
}
