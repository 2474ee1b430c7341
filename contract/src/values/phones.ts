/** The country codes of Europe, Turkey and Morocco, with which a number may begin that lost its plus. */
const countryCode = /^(?:3[0-469]|4[013-9]|3[5789]\d|42[013]|90|212)/;

/** Dutch service numbers have more digits than others. */
const serviceNumber = /^[89]0[0689]/;

export const LOST_DIGITS = 'Het rekenblad heeft dit nummer afgerond: vul het opnieuw in';
export const LOST_START = 'Dit nummer mist een + of 0 aan het begin: vul het volledig in';

/**
 * A phone number from a spreadsheet, which takes it for an amount without its plus or leading zero: with what it lost, or what is
 * wrong with it. What somebody wrote as a phone number stays as it is.
 */
export function repairPhone(text: string): string | { fault: string } {
  if (/^\d(?:[.,]\d+)?E\+?\d+$/i.test(text)) return { fault: LOST_DIGITS };
  const digits = text.replace(/[\s.()-]/g, '');
  if (!/^[1-9]\d+$/.test(digits) || text.startsWith('(')) return text;
  if (serviceNumber.test(digits) && [7, 10].includes(digits.length)) return `0${text}`;
  if (digits.length === 9) return `0${text}`;
  if (digits.length < 9) return text;
  return digits.length <= 15 && countryCode.test(digits) ? `+${text}` : { fault: LOST_START };
}

/** One number: its digits, with what people write between them. */
const number = /\+?\d(?:[\s.()/-]*\d)*/;

/** A link that calls a number; null for a text without digits, such as 'geen'. The first of several numbers is called. */
export function createPhoneHref(phone: string): string | null {
  const [first = phone] = phone.split(/\s\/\s|[;,|]|\s(?:of|en)\s/);
  // In '+31 (0)6', the zero is dialled within the country only.
  const found = number.exec(first.replace(/(?<=\+.*)\(0\)/, '')) ?? number.exec(phone);
  return found && `tel:${found[0].replace(/[^\d+]/g, '')}`;
}
