import type { ItemChange, PlannedPart } from '../../../data/own/seen-items.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { shownContact } from '../details/contact.ts';
import { type DetailsTerms, detailsRows } from '../details/details-rows.ts';

const contactText = ({ contactPerson }: PlannedPart): string => {
  const { name, phone, email } = shownContact(contactPerson) ?? {};
  return [name, phone?.text, email?.text].filter(Boolean).join(', ') || '-';
};

const rowsOf = (item: PlannedPart, terms: DetailsTerms) => [
  { label: 'Dag', text: formatShortDay(item.date) },
  ...detailsRows(item, terms),
  { label: 'Contactpersoon', text: contactText(item) },
];

export interface ChangedRow {
  label: string;
  was: string;
  now: string;
}

/** What the office changed, in the words of the details; empty for what these do not show. */
export function changedRows(before: PlannedPart, item: PlannedPart, terms: DetailsTerms) {
  const [old, now] = [rowsOf(before, terms), rowsOf(item, terms)];
  const labels = [...new Set([...now, ...old].map(({ label }) => label))];
  const textOf = (rows: typeof now, wanted: string) =>
    rows.find(({ label }) => label === wanted)?.text ?? '-';
  return labels
    .map((label): ChangedRow => ({ label, was: textOf(old, label), now: textOf(now, label) }))
    .filter(({ was, now }) => was !== now);
}

/** 'Nieuw', 'Gewijzigd' */
export const changeText = ({ kind }: ItemChange): string =>
  kind === 'new' ? 'Nieuw' : 'Gewijzigd';
