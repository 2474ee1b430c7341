import type { User } from '@ploegplan/contract/users/schemas';
import { confirm } from '../../../ui/messages/confirm.ts';
import { type FormValues, isChangingRights, toFormValues } from './values.ts';

const askToDeactivate = (username: string) =>
  confirm({
    title: 'Gebruiker deactiveren',
    text: `${username} kan niet meer inloggen en wordt overal uitgelogd. De gegevens blijven bewaard en je kunt de gebruiker later weer actief maken.`,
    confirmLabel: 'Deactiveren',
    danger: true,
  });

const askToSignOut = () =>
  confirm({
    title: 'Je wordt uitgelogd',
    text: 'Je wijzigt je eigen rechten. Log daarna opnieuw in om verder te gaan.',
    confirmLabel: 'Opslaan en uitloggen',
  });

/** Asks to confirm a change with consequences that the user may not expect. */
export async function confirmUpdate(
  original: User,
  values: FormValues,
  isOwn: boolean,
): Promise<boolean> {
  const base = toFormValues(original);
  if (base.active && !values.active) return askToDeactivate(original.username);
  return isOwn && isChangingRights(base, values) ? askToSignOut() : true;
}
