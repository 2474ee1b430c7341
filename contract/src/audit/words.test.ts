import { describe, expect, it, test } from 'vitest';
import type { AuditEvent } from './schemas.ts';
import { toEntryRow } from './sheet.ts';
import { describeEntry } from './words.ts';

const terms = { project: 'Steiger', projects: 'Steigers' };

describe('an entry of the audit log', () => {
  it.each<[AuditEvent, string, string]>([
    ['login', '', 'Ingelogd'],
    ['user-changed', 'jansen', 'Gebruiker jansen gewijzigd'],
    ['password-changed', 'jansen', 'Wachtwoord van jansen gewijzigd'],
    ['password-changed', 'chef', 'Wachtwoord gewijzigd'],
    ['sessions-ended', 'chef', 'Overal uitgelogd'],
    ['planning-link-revoked', 'Ploeg 1', 'Planninglink ‘Ploeg 1’ ingetrokken'],
    ['god-visit', '', 'Bezoek van de beheerder van Ploegplan'],
  ])('%s about ‘%s’ reads: %s', (event, subject, words) => {
    expect(describeEntry({ event, subject, actorName: 'chef', details: {} }, terms)).toBe(words);
  });
});

describe('a change by a god', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['Klant ‘Bakker’ toegevoegd', 'Bakker', { call: 'POST /api/clients' }],
    ['Klant verwijderd', '', { call: 'DELETE /api/clients/1' }],
    ['Klanten geïmporteerd', '', { call: 'POST /api/clients/import' }],
    ['Mededeling aan alle bedrijven geplaatst', '', { call: 'POST /api/admin/announcements' }],
    ['Afbeeldingen geüpload', '', { call: 'POST /api/project/1/images' }],
    [
      'Afbeelding voor een helpartikel geüpload',
      '',
      { call: 'POST /api/help-editor/generic/images' },
    ],
    ['Helpartikel ‘Week’ gewijzigd', 'Week', { call: 'PUT /api/help-editor/own/articles/1' }],
    [
      'Helpartikel ‘Week’ gepubliceerd',
      'Week',
      { call: 'PUT /api/help-editor/own/articles/1', published: true },
    ],
    [
      'Planning ‘Nieuwbouw Bos, 24 nov 2026’ verwijderd',
      'Nieuwbouw Bos, 24 nov 2026',
      { call: 'POST /api/planning/edits', removed: true },
    ],
    // In the words of the tenant, but not within a name.
    ['Steiger ‘$& {Project}’ gewijzigd', '$& {Project}', { call: 'PUT /api/projects/1' }],
    ['Status van steiger ‘Bos’ gewijzigd', 'Bos', { call: 'POST /api/projectstatusmutations' }],
    ['Wijziging in Steigers', '', { call: 'POST /api/projects/1/2/3' }],
    // As it was recorded before.
    ['Klant toegevoegd', 'POST /api/clients', {}],
    ['Werknemer gewijzigd', 'PATCH /api/employees/1', {}],
    // Of a call that is no more.
    ['Wijziging in Klanten', 'POST /api/clients/1/2/3', {}],
    ['Wijziging in Ploegplan', 'POST /api/constructor', {}],
  ])('reads: %s', (words, subject, details) => {
    expect(describeEntry({ event: 'god-call', subject, details, actorName: 'root' }, terms)).toBe(
      words,
    );
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
  expect(toEntryRow(entry, terms)).toEqual([
    '2026-11-23T10:00:00.000Z',
    'root (op de server)',
    'Gebruiker jansen gewijzigd',
    'Soort: Werknemer → Beheerder; E-mailadres: geen → j@example.nl',
    '',
  ]);
});
