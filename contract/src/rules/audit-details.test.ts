import { expect, test } from 'vitest';
import { detailLines } from './audit-details.ts';

test('a change shows the old and the new value', () => {
  const details = {
    userType: ['employee', 'admin'],
    alsoEmployee: [false, true],
    email: ['', 'kees@example.nl'],
  };
  expect(detailLines({ event: 'user-changed', details })).toEqual([
    { label: 'Soort', from: 'Werknemer', to: 'Beheerder' },
    { label: 'Werkt ook mee', from: 'nee', to: 'ja' },
    { label: 'E-mailadres', from: 'geen', to: 'kees@example.nl' },
  ]);
});

test('lists and terms are formatted as text', () => {
  const details = {
    hiddenParts: [[], ['materials', 'hours']],
    hosts: [['a.nl', 'b.nl'], []],
    terms: [
      { project: 'Project', projects: 'Projecten' },
      { project: 'Steiger', projects: 'Steigers' },
    ],
    logoImage: [null, 1],
    breakMinutes: [30, 0],
    photoSide: [2560, 1600],
    storageGigabytes: [null, 50],
  };
  expect(detailLines({ event: 'tenant-changed', details })).toEqual([
    { label: 'Verborgen onderdelen', from: 'geen', to: 'Materieel, Urenbeheer' },
    { label: 'Eigen adressen', from: 'a.nl, b.nl', to: 'geen' },
    { label: 'Woord voor project', from: 'Project / Projecten', to: 'Steiger / Steigers' },
    { label: 'Eigen logo', from: 'geen', to: 'versie 1' },
    { label: 'Pauze per werkdag', from: '30 minuten', to: '0 minuten' },
    { label: 'Foto’s verkleinen tot', from: '2560 pixels', to: '1600 pixels' },
    { label: 'Ruimte voor bestanden', from: 'geen grens', to: '50 GB' },
  ]);
});

test('a visit shows what was looked at', () => {
  expect(detailLines({ event: 'god-visit', details: { areas: ['employees', 'hours'] } })).toEqual([
    { label: 'Bekeken', to: 'Personeel, Urenbeheer' },
  ]);
});

test('a creation shows the initial values, including lists', () => {
  const details = { displayName: 'admin', hiddenParts: ['materials', 'hours'] };
  expect(detailLines({ event: 'tenant-created', details })).toEqual([
    { label: 'Naam', to: 'admin' },
    { label: 'Verborgen onderdelen', to: 'Materieel, Urenbeheer' },
  ]);
});
