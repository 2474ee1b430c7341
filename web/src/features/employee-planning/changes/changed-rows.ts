import { translate } from '@ploegplan/contract/languages/translate';
import type { ItemChange, PlannedPart } from '../../../data/own/seen-items.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { toShownContact } from '../details/contact.ts';
import { type DetailsTerms, listDetailsRows } from '../details/details-rows.ts';

const formatContact = ({ contactPerson }: PlannedPart): string => {
  const { name, phone, email } = toShownContact(contactPerson) ?? {};
  return [name, phone?.text, email?.text].filter(Boolean).join(', ') || '-';
};

const listRows = (item: PlannedPart, terms: DetailsTerms) => [
  { label: translate('Dag'), text: formatShortDay(item.date) },
  ...listDetailsRows(item, terms),
  { label: translate('Contactpersoon'), text: formatContact(item) },
];

export interface ChangedRow {
  label: string;
  was: string;
  now: string;
}

/** Lists what the office changed, in the words of the details; empty for values that these do not show. */
export function listChangedRows(before: PlannedPart, item: PlannedPart, terms: DetailsTerms) {
  const [old, now] = [listRows(before, terms), listRows(item, terms)];
  const labels = [...new Set([...now, ...old].map(({ label }) => label))];
  const findText = (rows: typeof now, name: string) =>
    rows.find(({ label }) => label === name)?.text ?? '-';
  return labels
    .map((label): ChangedRow => ({ label, was: findText(old, label), now: findText(now, label) }))
    .filter(({ was, now }) => was !== now);
}

/** 'Nieuw', 'Gewijzigd' */
export const changeText = ({ kind }: ItemChange): string =>
  kind === 'new' ? translate('Nieuw') : translate('Gewijzigd');
