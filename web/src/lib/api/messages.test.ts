import type { ProblemCode } from '@ploegplan/contract/problem-codes';
import { expect, test } from 'vitest';
import { ApiError, NetworkError } from './errors.ts';
import {
  createOutcomes,
  explainError,
  explainFailure,
  formatFailure,
  outcomes,
} from './messages.ts';

const refusal = (status: number, code: ProblemCode = 'internal') =>
  new ApiError({ type: 'about:blank', title: '', status, code, requestId: '' });

test.each([
  ['login', 'Inloggen mislukt.', undefined],
  ['changePassword', 'Wijzigen wachtwoord mislukt.', 'Wachtwoord succesvol gewijzigd'],
  [
    'forgotPassword',
    'Er is iets misgegaan. Probeer het opnieuw.',
    'Een e-mail voor het herstellen van je wachtwoord is verstuurd.',
  ],
  ['saveHours', 'Fout bij het opslaan van uren.', 'Uren opgeslagen.'],
  ['removeOwnImage', 'Verwijderen mislukt.', 'Afbeelding verwijderd.'],
  ['listImages', 'Afbeeldingen ophalen mislukt', undefined],
  ['uploadImages', 'Upload mislukt', 'Afbeeldingen geüpload'],
  ['renameImage', 'Afbeelding hernoemen mislukt', undefined],
  ['removeImage', 'Verwijderen mislukt', undefined],
] as const)('%s has the failure text %s and the success text %s', (action, failure, success) => {
  expect(outcomes[action]).toEqual(expect.objectContaining(success ? { success } : {}));
  for (const error of [new NetworkError(), refusal(500), refusal(418)]) {
    expect(formatFailure(action, error)).toBe(failure);
  }
});

test.each([
  ['listImages', 404, 'Afbeeldingen niet gevonden'],
  ['uploadImages', 404, 'Entiteit niet gevonden'],
  ['renameImage', 409, 'Bestandsnaam bestaat al'],
  ['renameImage', 400, 'Afbeelding hernoemen mislukt (ongeldig verzoek)'],
  ['removeImage', 404, 'Afbeelding niet gevonden'],
  ['removeOwnImage', 404, 'Verwijderen mislukt.'],
] as const)('%s rejected with %i says: %s', (action, status, text) => {
  expect(formatFailure(action, refusal(status))).toBe(text);
});

test('without a connection a failure is told with that reason', () => {
  const reason = 'Geen verbinding. Controleer je internet en probeer het opnieuw.';
  expect(explainFailure('removeOwnImage', new NetworkError())).toBe(
    `Verwijderen mislukt. ${reason}`,
  );
  expect(explainFailure('removeImage', refusal(404))).toBe('Afbeelding niet gevonden');
});

test.each([
  ['unauthorized', 'Je sessie is verlopen, log opnieuw in'],
  ['not-uploader', 'Je kunt alleen je eigen afbeeldingen verwijderen.'],
] as const)('for any action, %s says: %s', (code, text) => {
  expect(explainError(refusal(403, code))).toBe(text);
});

test.each([
  ['Project', 'Nieuw project aangemaakt'],
  ['Steiger', 'Nieuwe steiger aangemaakt'],
  ['Klant', 'Nieuwe klant aangemaakt'],
  ['Status', 'Nieuwe status aangemaakt'],
])('creating a %s says: %s', (thing, text) => {
  expect(createOutcomes(thing).create.success).toBe(text);
});

test('reading, updating and deleting a project, client or status is named by its noun', () => {
  const { read, create, update, remove } = createOutcomes('Project');
  expect([read.failure, create.failure]).toEqual([
    'Project ophalen mislukt',
    'Project aanmaken mislukt',
  ]);
  expect(update).toEqual({ success: 'Project bijgewerkt', failure: 'Project bijwerken mislukt' });
  expect(remove).toEqual({ success: 'Project verwijderd', failure: 'Project verwijderen mislukt' });
  expect(createOutcomes('Klant').update.success).toBe('Klant bijgewerkt');
  expect(createOutcomes('Status').remove.failure).toBe('Status verwijderen mislukt');
});

test("reordering statuses says 'volgorde bijgewerkt'", () => {
  expect(createOutcomes('Volgorde').update.success).toBe('Volgorde bijgewerkt');
});
