import type { Terms } from '../texts/terms.ts';
import { listDetailLines } from './details.ts';
import type { AuditEntry } from './schemas.ts';
import { describeEntry } from './words.ts';

export const auditColumns = [
  { label: 'Wanneer', kind: 'moment' },
  { label: 'Wie', kind: 'text' },
  { label: 'Wat er gebeurde', kind: 'text' },
  { label: 'Bijzonderheden', kind: 'text' },
  { label: 'IP-adres', kind: 'text' },
] as const;

const unsigned: Partial<Record<AuditEntry['actorKind'], string>> = {
  key: 'API-sleutel',
  god: 'beheerder van Ploegplan',
  operator: 'op de server',
  nobody: 'niet ingelogd',
};

const formatActor = ({ actorKind, actorName }: AuditEntry) =>
  [actorName, unsigned[actorKind] && `(${unsigned[actorKind]})`].filter(Boolean).join(' ');

export const toEntryRow = (entry: AuditEntry, terms: Terms): string[] => [
  entry.at,
  formatActor(entry),
  describeEntry(entry, terms),
  listDetailLines(entry, terms)
    .map(({ label, from, to }) =>
      from === undefined ? `${label}: ${to}` : `${label}: ${from} → ${to}`,
    )
    .join('; '),
  entry.address,
];
