import { translate } from '../languages/translate.ts';

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';

/**
 * An address to which mail can be sent: the part before the @ in ASCII (RFC 5322, dot-atom), because few mail servers accept other
 * letters there; a domain with other letters is sent in its ASCII form.
 */
export const emailPattern = new RegExp(
  `^(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?!\\p{N}+$)(?=..)${label}$`,
  'u',
);

export const EMAIL_FAULT = translate('Vul een geldig e-mailadres in, zoals naam@bedrijf.nl');

export const createMailHref = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
