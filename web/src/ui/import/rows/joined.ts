import type { JoinedField } from '../description.ts';

/** The words of a text, with a postal code as two of them, however it is written. */
const normaliseWords = (text: string): string =>
  (
    text
      .replace(/\b(\d{4})([A-Z]{2})\b/gi, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ');

/** True when the words of a text are in another one already; an empty text always is. */
export const holds = (text: string, part: string): boolean =>
  part === '' || ` ${normaliseWords(text)} `.includes(` ${normaliseWords(part)} `);

const joinSpaced = (texts: readonly string[]) => texts.filter(Boolean).join(' ');

/** A street with its number, unless that is in it already. */
function formatStreet(street: string, number: string, addition: string): string {
  const house = `${number}${/^\d/.test(addition) && number ? '-' : ''}${addition}`;
  const isThere = holds(street, house) || holds(street, `${number} ${addition}`);
  return isThere ? street : joinSpaced([street, house]);
}

function joinAddress(whole: string, texts: readonly string[]): string {
  const [street = '', number = '', addition = '', postalCode = '', town = ''] = texts;
  const place = formatStreet(street || whole, number, addition);
  const first = street && !holds(place, whole) ? addTo(whole, place) : place;
  const isDutch = /^\d{4} *[A-Za-z]{2}$/.test(postalCode);
  const code = isDutch
    ? `${postalCode.slice(0, 4)} ${postalCode.slice(-2).toUpperCase()}`
    : postalCode;
  const second = [code, town].filter((text) => !holds(first, text));
  return [first, joinSpaced(second)].filter(Boolean).join(', ');
}

const addTo = (whole: string, place: string) =>
  holds(whole, place) ? whole : `${whole}, ${place}`;

/** The columns of an address, such as a street and a town. 'Adres' beside them is the street. */
export const createJoinedAddress = <Values>(field: keyof Values & string): JoinedField<Values> => ({
  field,
  columns: [
    { key: 'street', label: 'Straat en nummer', names: ['Straat', 'Straatnaam'] },
    { key: 'houseNumber', label: 'Huisnummer', names: ['Huisnr', 'Nr huis', 'Huis nr'] },
    {
      key: 'houseNumberAddition',
      label: 'Toevoeging',
      names: ['Huisnummertoevoeging', 'Huisnr toevoeging', 'Toev', 'Huisletter'],
    },
    { key: 'postalCode', label: 'Postcode', names: ['PC', 'Zip', 'Postcd'] },
    {
      key: 'town',
      label: 'Plaats',
      names: ['Woonplaats', 'Vestigingsplaats', 'Stad', 'Plaatsnaam'],
    },
  ],
  join: joinAddress,
  isComplete: (whole, [street, , , postalCode, town]) =>
    Boolean((whole || street) && (postalCode || town)),
});

/** The columns of a person's name. 'Naam' beside them is the last name, unless it is all of it. */
export const createJoinedName = <Values>(field: keyof Values & string): JoinedField<Values> => ({
  field,
  columns: [
    { key: 'firstName', label: 'Voornaam', names: ['Roepnaam', 'Voorn.', 'Voornamen'] },
    { key: 'initials', label: 'Voorletters', names: ['Initialen', 'Voorl.'] },
    {
      key: 'infix',
      label: 'Tussenvoegsel',
      names: ['Tussenv', 'Tussenvoegsels', 'Voorvoegsel'],
    },
    { key: 'lastName', label: 'Achternaam', names: ['Familienaam', 'Achtern.'] },
  ],
  join: (whole, [first = '', initials = '', infix = '', last = '']) => {
    const name = joinSpaced([first || initials, infix, last]);
    if (holds(whole, name)) return whole;
    if (last) return name;
    return joinSpaced([...[first || initials, infix].filter((text) => !holds(whole, text)), whole]);
  },
  isComplete: (whole, [first, initials, , last]) => Boolean((first || initials) && (whole || last)),
});

/** A phone number whose area code is in a column of its own. */
export const createJoinedPhone = <Values>(field: keyof Values & string): JoinedField<Values> => ({
  field,
  columns: [{ key: 'areaCode', label: 'Netnummer', names: ['Kengetal', 'Netnr', 'Netnummer tel'] }],
  join: (number, [code = '']) => {
    const hasCode = /^(?:[0+(]|(?:\D*\d){9})/.test(number);
    if (!number || !code || hasCode) return number;
    return `${/^[0+(]/.test(code) ? code : `0${code}`}-${number}`;
  },
  isComplete: (number) => number !== '',
  isPartItself: true,
});

/** The cells of a record, with the columns of its joined fields put together. */
export interface JoinedCells {
  cells: Map<string, string>;
  /** The columns that make up the text of a field without a column of its own. */
  joinedBy: Map<string, string>;
  /** The fields of which the file has only a part, where what there is stays. */
  kept: string[];
}

/** The cells with one for each joined field. A part does not replace all of what a record has, unless that is chosen. */
export function joinCells<Values extends object>(
  joined: readonly JoinedField<Values>[],
  given: ReadonlyMap<string, string>,
  before: Values | null,
  replaced: ReadonlySet<string>,
): JoinedCells {
  const cells = new Map(given);
  const joinedBy = new Map<string, string>();
  const kept: string[] = [];
  for (const { field, columns, join, isComplete } of joined) {
    const texts = columns.map(({ key }) => given.get(key) ?? '');
    const filled = columns[texts.findIndex(Boolean)];
    if (!filled) continue;
    const whole = given.get(field) ?? '';
    const text = join(whole, texts);
    // An area code alone is no phone number.
    if (text === '') continue;
    const known = String(before?.[field] ?? '');
    if (known !== '' && !isComplete(whole, texts) && !replaced.has(field)) {
      cells.delete(field);
      if (![whole, ...texts].every((value) => holds(known, value))) kept.push(field);
      continue;
    }
    cells.set(field, text);
    if (whole === '') joinedBy.set(field, filled.key);
  }
  return { cells, joinedBy, kept };
}
