import { describe, expect, it, test } from 'vitest';
import type { AuditEvent } from '../audit.schemas.ts';
import { auditRow } from './audit-sheet.ts';
import { inWords } from './audit-words.ts';

describe('an entry of the audit log', () => {
  it.each<[AuditEvent, string, string]>([
    ['login', '', 'Ingelogd'],
    ['user-changed', 'jansen', 'Gebruiker jansen gewijzigd'],
    ['password-changed', 'jansen', 'Wachtwoord van jansen gewijzigd'],
    ['password-changed', 'chef', 'Wachtwoord gewijzigd'],
    ['sessions-ended', 'chef', 'Overal uitgelogd'],
    ['planning-link-revoked', 'Ploeg 1', 'Planninglink ‘Ploeg 1’ ingetrokken'],
    ['god-visit', '', 'Bezoek van de beheerder van Ploegplan'],
    ['god-call', 'POST /api/clients', 'Klanten: iets opgeslagen'],
    ['god-call', 'PATCH /api/employees/1', 'Personeel: iets gewijzigd'],
    ['god-call', 'DELETE /api/planning/1', 'Planning: iets verwijderd'],
    ['god-call', 'POST /api/constructor', 'Overig: iets opgeslagen'],
  ])('%s about ‘%s’ reads: %s', (event, subject, words) => {
    expect(inWords({ event, subject, actorName: 'chef' })).toBe(words);
  });
});

test('an entry as a row of a sheet has its details in one cell', () => {
  const entry = {
    id: 1,
    at: '2026-11-23T10:00:00.000Z',
    event: 'user-changed',
    actorKind: 'operator',
    actorName: 'root',
    subject: 'jansen',
    details: { userType: ['employee', 'admin'], email: ['', 'j@example.nl'] },
    address: '',
  } as const;
  expect(auditRow(entry)).toEqual([
    '2026-11-23T10:00:00.000Z',
    'root (op de server)',
    'Gebruiker jansen gewijzigd',
    'Soort: Werknemer → Beheerder; E-mailadres: geen → j@example.nl',
    '',
  ]);
});
