import { Employee } from '@ploegplan/contract/employees/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { users } from '@ploegplan/contract/users/endpoints';
import type { User } from '@ploegplan/contract/users/schemas';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Rejected, type TestApi } from '../../../../test/api.ts';
import { expectAccessible } from '../../../../test/axe.ts';
import { rowOf } from '../../../../test/lists.ts';
import * as screen from '../../../../test/subjects/users.ts';

const janDeBoer = sample(Employee, { name: 'Jan de Boer', email: 'boer@example.nl' });
const wim = sample(Employee, { name: 'Wim Werker' });
const own = screen.makeAdmin('beheer');
const worker = screen.makeUser('wim', { employeeId: wim.id, employeeName: wim.name });
const nameField = screen.drawer.getByRole('textbox', { name: 'Gebruikersnaam' });
const employeeField = screen.drawer.getByRole('combobox', { name: 'Werknemer' });
const add = () => screen.drawer.getByRole('button', { name: 'Toevoegen' }).click();
const choose = (kind: string) => screen.drawer.getByText(kind, { exact: true }).click();

let api: TestApi;
let put: (user: User) => User;
beforeEach(() => {
  ({ api, put } = screen.withUsers([own, worker], [janDeBoer, wim]));
});

describe('a new user', () => {
  beforeEach(async () => {
    await screen.openUsers(api);
    await page.getByRole('button', { name: 'Nieuw' }).click();
  });

  test('requires a username and an employee, and an e-mail address for an invitation', async () => {
    await expect.element(nameField).toHaveFocus();
    await expect.element(screen.drawer.getByLabelText('Uitnodiging sturen')).toBeDisabled();
    await expectAccessible();
    await add();
    await expect.element(nameField).toHaveAccessibleDescription(/Vul een gebruikersnaam in/);
    await expect.element(employeeField).toHaveAccessibleDescription(/Kies een werknemer/);
    await expectAccessible();
    expect(api.received(users.create)).toEqual([]);
  });

  test('can be created for an employee without account, with the known e-mail address, and is invited', async () => {
    await nameField.fill('Jan.deBoer');
    await employeeField.fill('');
    await userEvent.keyboard('{ArrowDown}');
    await expect
      .element(page.getByRole('listbox').getByRole('option'))
      .toMatchTextContent(/^Jan de Boer$/);
    await employeeField.fill(wim.name);
    await expect.element(page.getByText('Niemand zonder account gevonden')).toBeVisible();
    await employeeField.fill('boer');
    await page.getByRole('option', { name: 'Jan de Boer' }).click();
    await expect.element(screen.emailField).toHaveValue('boer@example.nl');
    await expect.element(screen.drawer.getByLabelText('Uitnodiging sturen')).toBeChecked();
    await add();
    await expect.element(page.getByText('Gebruiker toegevoegd')).toBeVisible();
    await expect.element(screen.drawer).not.toBeInTheDocument();
    await expect.element(rowOf('jan.deboer')).toMatchTextContent('Uitgenodigd');
    expect(api.received(users.create)[0]?.body).toMatchObject({
      username: 'jan.deboer',
      employeeId: janDeBoer.id,
      invite: true,
    });
  });

  test('with an invalid e-mail address is not sent', async () => {
    await choose('Beheerder');
    await nameField.fill('iemand');
    await screen.emailField.fill('iemand');
    await add();
    await expect.element(screen.drawer.getByText(/^Vul een geldig e-mailadres in/)).toBeVisible();
    expect(api.received(users.create)).toEqual([]);
  });

  test('keeps the input without a connection and when the username is taken', async () => {
    await choose('Beheerder');
    await nameField.fill('beheer');
    await screen.emailField.fill('iemand@example.nl');
    await screen.toggle('Uitnodiging sturen');
    api.disconnect(users.create);
    await add();
    await expect.element(screen.drawer.getByRole('alert')).toMatchTextContent('Geen verbinding');
    api.reject(users.create, 409, 'username-taken', {
      fields: [{ field: 'username', code: 'username-taken' }],
    });
    await add();
    await expect
      .element(nameField)
      .toHaveAccessibleDescription(/Deze gebruikersnaam is al in gebruik\./);
    await expect.element(screen.emailField).toHaveValue('iemand@example.nl');
    await expect.element(screen.drawer.getByLabelText('Uitnodiging sturen')).not.toBeChecked();
  });
});

test('an employee is changed to an admin who is also an employee', async () => {
  await screen.openUsers(api);
  await screen.openUser('wim');
  await choose('Beheerder');
  await screen.toggle('Werkt ook mee');
  await screen.toggle('Weekmail over wat verloopt');
  await screen.save();
  await expect.element(page.getByText('Gebruiker bijgewerkt')).toBeVisible();
  await expect.element(rowOf('wim')).toMatchTextContent('Beheerder, werkt ook mee');
  expect(api.received(users.update)[0]?.body).toMatchObject({ expiryMail: false });
});

test('deactivating a user asks for confirmation; Escape returns to the form', async () => {
  await screen.openUsers(api);
  await screen.openUser('wim');
  await screen.toggle('Actief');
  await screen.save();
  const question = page.getByRole('dialog', { name: 'Gebruiker deactiveren' });
  await expect
    .element(question)
    .toMatchTextContent('kan niet meer inloggen en wordt overal uitgelogd');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(screen.drawer.getByLabelText('Actief')).not.toBeChecked();
  expect(api.received(users.update)).toEqual([]);

  await screen.save();
  await question.getByRole('button', { name: 'Deactiveren' }).click();
  await expect.element(rowOf('wim')).toMatchTextContent('Inactief');
});

test('closing with unsaved changes asks for confirmation', async () => {
  await screen.openUsers(api);
  await screen.openUser('wim');
  await screen.emailField.fill('anders@example.nl');
  const question = page.getByRole('dialog', { name: 'Nog niet opgeslagen' });
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(screen.emailField).toHaveValue('anders@example.nl');
  await screen.drawer.getByRole('button', { name: 'Annuleren' }).click();
  await question.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
  await expect.element(screen.drawer).not.toBeInTheDocument();
});

describe('a field with a conflicting change', () => {
  const theirs = { ...worker, email: 'hun@example.nl', version: worker.version + 1 };

  beforeEach(async () => {
    const update = (email: string) => put({ ...theirs, email, version: theirs.version + 1 });
    api.answer(users.update, ({ body }) => {
      if (body.version === theirs.version) return update(body.email);
      throw new Rejected(409, 'stale-version', { current: put(theirs) });
    });
    await screen.openUsers(api);
    await screen.openUser('wim');
    await screen.emailField.fill('mijn@example.nl');
    await screen.save();
  });

  test('shows both values and can keep the own one', async () => {
    const notice = screen.drawer.getByRole('alert');
    await expect.element(notice).toMatchTextContent('Iemand anders wijzigde dit ook');
    await expect.element(notice).toMatchTextContent('Iemand anders: hun@example.nl');
    await expect.element(notice).toMatchTextContent('Jij: mijn@example.nl');
    await expectAccessible();
    await notice.getByRole('button', { name: 'Mijn versie opslaan' }).click();
    await expect.element(page.getByText('Gebruiker bijgewerkt')).toBeVisible();
    await expect.element(rowOf('wim')).toMatchTextContent('mijn@example.nl');
  });

  test('can take over the other value', async () => {
    await screen.drawer.getByRole('button', { name: 'Zijn versie overnemen' }).click();
    await expect.element(screen.emailField).toHaveValue('hun@example.nl');
  });
});

describe('the own account', () => {
  beforeEach(async () => {
    await screen.openUsers(api);
  });

  test('cannot lose admin rights or be deactivated, with the reason', async () => {
    await screen.openUser('beheer');
    await expect.element(screen.drawer.getByText(/\(jij\)$/)).toBeVisible();
    await expect.element(screen.drawer.getByRole('radio', { name: 'Werknemer' })).toBeDisabled();
    await expect.element(screen.drawer.getByLabelText('Actief')).toBeDisabled();
    await expect
      .element(screen.drawer.getByText(/^Je kunt je eigen beheerrechten niet weghalen/))
      .toBeVisible();
    await expect.element(screen.drawer.getByText('Jezelf kun je niet deactiveren.')).toBeVisible();
    await expect
      .element(screen.drawer.getByRole('button', { name: 'Wachtwoord resetten' }))
      .not.toBeInTheDocument();
    await expectAccessible();
  });

  test('is signed out after confirmation when its rights change', async () => {
    await screen.openUser('beheer');
    await screen.toggle('Werkt ook mee');
    await employeeField.fill('jan');
    await page.getByRole('option', { name: 'Jan de Boer' }).click();
    await screen.save();
    await page
      .getByRole('dialog', { name: 'Je wordt uitgelogd' })
      .getByRole('button', { name: 'Opslaan en uitloggen' })
      .click();
    await expect.poll(() => location.pathname).toBe('/inloggen');
    await expect.element(page.getByLabelText('Gebruikersnaam')).toBeVisible();
  });
});

test('changing the type of the last admin is rejected with the reason', async () => {
  api.reject(users.update, 409, 'last-admin');
  await screen.openUsers(api, { as: 'god' });
  await screen.openUser('beheer');
  await choose('Overig');
  await screen.save();
  await expect
    .element(screen.drawer.getByRole('alert'))
    .toMatchTextContent('Dit is de laatste beheerder. Maak eerst iemand anders beheerder.');
  await expectAccessible();
});
