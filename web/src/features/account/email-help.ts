import type { Account } from '@ploegplan/contract/account/schemas';
import { translate } from '@ploegplan/contract/languages/translate';

/** Tells what an e-mail address is used for, or what does not work without one. Only employees get a link to sign in. */
export function explainEmail({
  email,
  hasPassword,
  userType,
}: Pick<Account, 'email' | 'hasPassword' | 'userType'>): string {
  if (email === '') {
    return hasPassword
      ? translate('Zonder e-mailadres kun je je wachtwoord niet zelf herstellen.')
      : translate('Zonder e-mailadres kunnen we je geen inloglink sturen.');
  }
  return userType === 'employee'
    ? translate('Hierheen sturen we je link om in te loggen of een wachtwoord te kiezen.')
    : 'Hierheen sturen we je link om een nieuw wachtwoord te kiezen.';
}
