import { expect, test } from 'vitest';
import { usualWeek } from '../rules/working-time/working-week.ts';
import { usualTerms } from '../texts/terms.ts';
import { noDayTimes } from '../work-days/schemas.ts';
import { listDetailLines } from './details.ts';

test('a change shows the old and the new value', () => {
  const details = {
    userType: ['employee', 'admin'],
    alsoEmployee: [false, true],
    email: ['', 'kees@example.nl'],
  };
  expect(listDetailLines({ event: 'user-changed', details }, usualTerms)).toEqual([
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
    auditLogMonths: [24, null],
  };
  expect(listDetailLines({ event: 'tenant-changed', details }, usualTerms)).toEqual([
    { label: 'Verborgen onderdelen', from: 'geen', to: 'Materieel, Urenbeheer' },
    { label: 'Eigen adressen', from: 'a.nl, b.nl', to: 'geen' },
    { label: 'Woord voor project', from: 'Project / Projecten', to: 'Steiger / Steigers' },
    { label: 'Eigen logo', from: 'geen', to: 'versie 1' },
    { label: 'Pauze per werkdag', from: '30 minuten', to: '0 minuten' },
    { label: 'Foto’s verkleinen tot', from: '2560 pixels', to: '1600 pixels' },
    { label: 'Ruimte voor bestanden', from: 'geen grens', to: '50 GB' },
    { label: 'Logboek bewaren', from: '24 maanden', to: 'geen grens' },
  ]);
});

test('what a company set is told in its own words', () => {
  const friday = { startTime: '07:00', endTime: '12:00', breakMinutes: 0 };
  const shift = {
    ...{ rule: 'adult.shift', from: '2027-01-01', value: 10.5 },
    ...{ source: 'cao', checkedOn: '2026-12-01' },
  };
  const details = {
    workingWeek: [usualWeek, usualWeek.with(4, friday)],
    observedHolidays: [['christmas'], []],
    dayTimes: [noDayTimes, { ...noDayTimes, ask: { ...noDayTimes.ask, own: 'optional' as const } }],
    noticeDays: [60, 90],
    helpContact: [
      { name: '', phonenumber: '', email: '' },
      { name: 'Kantoor', phonenumber: '', email: 'kantoor@example.nl' },
    ],
    ownLimits: [
      [],
      [
        { ...shift, until: null },
        { ...shift, until: '2027-12-31' },
      ],
    ],
    remindAt: [null, '16:00:00'],
    startYear: [null, 2027],
  };
  expect(listDetailLines({ event: 'tenant-changed', details }, usualTerms)).toEqual([
    {
      label: 'Werkweek',
      from: 'ma–vr 07:00 – 16:00 (pauze 30 min)',
      to: 'ma–do 07:00 – 16:00 (pauze 30 min), vr 07:00 – 12:00 (pauze 0 min)',
    },
    { label: 'Feestdagen', from: 'Eerste kerstdag', to: 'geen' },
    {
      label: 'Tijden per dag',
      from: 'niet vragen',
      to: 'Eigen: mag, Ingeleend: niet vragen, Zzp: niet vragen; per kwartier',
    },
    { label: 'Melden voor het verloopt', from: '60 dagen', to: '90 dagen' },
    { label: 'Contact voor hulp', from: 'geen', to: 'Kantoor / kantoor@example.nl' },
    {
      label: 'Eigen grenzen',
      from: 'geen',
      to: 'Werk in een dienst, hooguit 10,5 uur vanaf vr 1 jan 2027 (cao), Werk in een dienst, hooguit 10,5 uur vanaf vr 1 jan 2027 t/m vr 31 dec 2027 (cao)',
    },
    { label: 'Herinneren aan uren vanaf', from: 'geen', to: '16:00:00' },
    { label: 'Saldo’s bijhouden vanaf', from: 'geen', to: '2027' },
  ]);
});

test('a visit shows what was looked at', () => {
  const details = { areas: ['employees', 'projects', 'hours'] };
  const terms = { project: 'Steiger', projects: 'Steigers' };
  expect(listDetailLines({ event: 'god-visit', details }, terms)).toEqual([
    { label: 'Bekeken', to: 'Personeel, Steigers, Urenbeheer' },
  ]);
});

test('a creation shows the initial values, including lists', () => {
  const details = { displayName: 'admin', hiddenParts: ['materials', 'hours'] };
  expect(listDetailLines({ event: 'tenant-created', details }, usualTerms)).toEqual([
    { label: 'Naam', to: 'admin' },
    { label: 'Verborgen onderdelen', to: 'Materieel, Urenbeheer' },
  ]);
});
