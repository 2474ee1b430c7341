import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import { session } from '@ploegplan/contract/session/endpoints';
import type { PasswordChange } from '@ploegplan/contract/session/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { explainError, outcomes } from '../api/messages.ts';
import { notify } from '../notify.ts';
import { sessionQuery } from './session.ts';

/** Messages for a rejected new password, by the code at its field. */
const faults = new Map([
  [
    'too_small',
    translate('Te kort: neem minstens {minimum} tekens.', { minimum: limits.passwordMinimum }),
  ],
  ['too_big', translate('Te lang: neem hooguit {maximum} tekens.', { maximum: limits.password })],
  ['common', translate('Te makkelijk te raden. Neem een paar losse woorden achter elkaar.')],
  ['same', translate('Dit is je huidige wachtwoord. Kies een ander.')],
]);

export interface PasswordErrors {
  currentPassword?: string;
  newPassword?: string;
  /** An error that belongs to neither field. */
  other?: string;
}

/** The messages for a rejected password, by field. */
export function findPasswordErrors(error: unknown): PasswordErrors {
  if (!(error instanceof ApiError)) return { other: explainError(error) };
  if (error.code === 'wrong-password') return { currentPassword: explainError(error) };
  const refusal = error.fields.find(({ field }) => field === 'newPassword');
  const newPassword =
    refusal && (faults.get(refusal.code) ?? translate('Dit wachtwoord kan niet.'));
  return newPassword ? { newPassword } : { other: explainError(error) };
}

/** Changes the own password and notifies. The form shows why it was rejected, by `findPasswordErrors`. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: z.input<typeof PasswordChange>) => {
      const username = queryClient.getQueryData(sessionQuery.queryKey)?.username ?? '';
      await call(session.changePassword, { params: { username }, body });
      queryClient.setQueryData(sessionQuery.queryKey, (known) =>
        known ? { ...known, needsPasswordChange: false } : known,
      );
    },
    onSuccess: () => notify.success(outcomes.changePassword.success),
    onError: () => notify.error(outcomes.changePassword.failure),
  });
}
