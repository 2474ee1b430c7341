import { Account } from '@ploegplan/contract/account/schemas';
import { email as emailSchema } from '@ploegplan/contract/fields';
import { translate } from '@ploegplan/contract/languages/translate';
import { EMAIL_FAULT } from '@ploegplan/contract/values/email';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { accountQuery, useChangeEmail } from '../../data/company/account.ts';
import { ApiError } from '../../lib/api/errors.ts';
import { explainError } from '../../lib/api/messages.ts';
import { useEditing } from '../../lib/form/edit-mode.ts';

interface Errors {
  email?: string;
  currentPassword?: string;
  /** An error that belongs to neither field. */
  other?: string;
}

function explainErrors(error: unknown): Errors {
  if (!(error instanceof ApiError)) return { other: explainError(error) };
  if (error.code === 'wrong-password') return { currentPassword: explainError(error) };
  return error.fields.some(({ field }) => field === 'email')
    ? { email: EMAIL_FAULT }
    : { other: explainError(error) };
}

const readCurrent = (error: unknown) =>
  error instanceof ApiError ? Account.safeParse(error.current).data : undefined;

/** A failed save keeps the typed values. Data refetched while typing is not the version that the user saw. */
export function useEmailForm(account: Account) {
  const cache = useQueryClient();
  const change = useChangeEmail();
  const [typing, setTyping] = useState<{ email: string; over: Account } | null>(null);
  const [currentPassword, setCurrentPassword] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const email = typing?.email ?? account.email;
  const isChanged = email.trim() !== account.email;
  useEditing(isChanged);

  const clear = () => {
    setTyping(null);
    setCurrentPassword('');
    setErrors({});
  };
  const send = (original: Account) =>
    change.mutate(
      { email: email.trim(), currentPassword, version: original.version },
      { onSuccess: clear, onError: (error) => refuse(error, original) },
    );
  const refuse = (error: unknown, original: Account) => {
    const current = readCurrent(error);
    if (!current) return setErrors(explainErrors(error));
    cache.setQueryData(accountQuery.queryKey, current);
    setTyping({ email, over: current });
    // Another field was changed meanwhile, so this change does not conflict.
    if (current.email === original.email) return send(current);
    setErrors({
      other: translate(
        'Iemand anders heeft dit intussen gewijzigd. Nu opgeslagen: {email}. Sla opnieuw op om jouw adres te bewaren.',
        { email: current.email || translate('geen e-mailadres') },
      ),
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing: Errors = {
      ...(!emailSchema.safeParse(email.trim()).success && { email: EMAIL_FAULT }),
      ...(account.hasPassword &&
        currentPassword === '' && { currentPassword: translate('Vul je huidige wachtwoord in') }),
    };
    setErrors(missing);
    if (Object.keys(missing).length === 0) send(typing?.over ?? account);
  };

  return {
    submit,
    clear,
    isChanged,
    isSaving: change.isPending,
    // Errors of an attempt count only while the form differs from what is saved.
    errors: isChanged ? errors : {},
    email,
    setEmail: (next: string) => setTyping({ email: next, over: typing?.over ?? account }),
    currentPassword,
    setCurrentPassword,
  };
}
