import { Employee } from '@ploegplan/contract/employees/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { users } from '@ploegplan/contract/users/endpoints';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { cardsOf, namesOf, rowOf, rowsOf, sortOnPhone } from '../../../test/lists.ts';
import {
  drawer,
  makeAdmin,
  makeUser,
  openUser,
  openUsers,
  save,
  toggle,
  withUsers,
} from '../../../test/subjects/users.ts';

const rows = rowsOf('Gebruikers');
const cards = cardsOf('Gebruikers');
const names = () => namesOf(rows);

const staff = [
  makeAdmin('beheer', { email: 'kantoor@example.nl' }),
  makeUser('voorman', { userType: 'admin', alsoEmployee: true, needsPasswordChange: true }),
  makeUser('jan', { employeeName: 'Jan de Boer', state: 'invited' }),
  makeUser('oud', { userType: 'other', employeeId: null, employeeName: '', state: 'inactive' }),
];

test('the list shows username, e-mail address, type and account status', async () => {
  await openUsers(withUsers(staff).api);
  const own = rowOf('beheer (jij)');
  await expect.element(own).toMatchTextContent('kantoor@example.nl');
  await expect.element(own).toMatchTextContent('Beheerder');
  await expect.element(rowOf('voorman')).toMatchTextContent('Beheerder, werkt ook mee');
  await expect
    .element(rowOf('voorman').getByRole('img', { name: 'Moet wachtwoord wijzigen' }))
    .toBeVisible();
  await expect.element(rowOf('jan')).toMatchTextContent('Jan de Boer');
  await expect.element(rowOf('jan')).toMatchTextContent('Uitgenodigd');
  await expect.element(rowOf('oud')).toMatchTextContent('Overig');
  await expect.element(rowOf('oud')).toMatchTextContent('Inactief');
  await expectAccessible();
});

test('on a phone a card shows the same data', async () => {
  await openUsers(withUsers(staff).api, { size: 'phone' });
  const card = (name: string) => cards.filter({ hasText: name });
  await expect.element(card('beheer (jij)')).toMatchTextContent('kantoor@example.nl');
  await expect.element(card('voorman')).toMatchTextContent('Beheerder, werkt ook mee');
  await expect
    .element(card('voorman').getByRole('img', { name: 'Moet wachtwoord wijzigen' }))
    .toBeVisible();
  await expect.element(card('jan@')).toMatchTextContent('UitgenodigdJan de Boer');
  await expect.element(card('oud')).toMatchTextContent('InactiefOverig');
  await expectAccessible();
});

const toSort = [
  makeAdmin('cas', { email: 'a@example.nl' }),
  makeAdmin('ann', { email: 'c@example.nl' }),
  makeAdmin('bob', { email: '' }),
];

test('users are sorted by username or a clicked column header, empty values last', async () => {
  await openUsers(withUsers(toSort).api);
  await expect.poll(names).toEqual(['ann', 'bob', 'cas']);
  const header = page.getByRole('table').getByRole('button', { name: 'E-mail' });
  await header.click();
  await expect.poll(names).toEqual(['cas', 'ann', 'bob']);
  await header.click();
  await expect.poll(names).toEqual(['ann', 'cas', 'bob']);
});

test('the stored sort order is restored', async () => {
  await openUsers(withUsers(toSort).api, {
    remembered: { usersSort: { sortBy: 'email', descending: true } },
  });
  await expect.poll(names).toEqual(['ann', 'cas', 'bob']);
  await expect
    .element(page.getByRole('columnheader', { name: 'E-mail' }))
    .toHaveAttribute('aria-sort', 'descending');
});

test('on a phone users are sorted by the sort menu', async () => {
  await openUsers(withUsers(toSort).api, { size: 'phone' });
  await expect.poll(() => namesOf(cards)).toEqual(['ann', 'bob', 'cas']);
  await sortOnPhone('E-mail (Z–A)');
  await expect.poll(() => namesOf(cards)).toEqual(['ann', 'cas', 'bob']);
});

test('search matches username, name and e-mail address, ignoring case and accents', async () => {
  const emile = makeUser('ej', { employeeName: 'Émile Jansen', email: 'e@bouw.nl' });
  await openUsers(withUsers([makeAdmin('beheer'), emile]).api);
  const search = page.getByPlaceholder('Zoeken…');
  for (const words of ['ej', 'emile', 'BOUW.nl']) {
    await search.fill(words);
    await expect.poll(names).toEqual(['ej']);
    await search.fill('');
    await expect.poll(names).toHaveLength(2);
  }
  await search.fill('niemand');
  await expect.element(page.getByText('Niets gevonden voor ‘niemand’')).toBeVisible();
  await page.getByRole('button', { name: 'Wis zoekopdracht' }).click();
  await expect.poll(names).toHaveLength(2);
  await expect.element(search).toHaveValue('');
});

test('an empty list offers to add the first user', async () => {
  await openUsers(withUsers([]).api, { as: 'god' });
  await expect.element(page.getByText('Nog geen gebruikers')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Gebruiker toevoegen' }).click();
  await expect.element(drawer).toBeVisible();
});

test('a list that fails to load shows the reason and a retry', async () => {
  const { api } = withUsers([makeAdmin('beheer')]);
  api.disconnect(users.list);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await openUsers(api);
  // A failed query is retried twice, after 1 and 2 seconds.
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      return page.getByText('Geen verbinding').query();
    })
    .toBeVisible();
  await expectAccessible();
  api.answer(users.list, [makeAdmin('beheer')]);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect.poll(names).toEqual(['beheer (jij)']);
});

test('a user is opened, changed and saved by keyboard; focus returns to the row', async () => {
  await openUsers(withUsers(['ann', 'bob', 'cas'].map((name) => makeAdmin(name))).api);
  await expect.element(rows.first()).toBeVisible();
  page.getByRole('button', { name: 'Laatst gezien' }).element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(rows.first()).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowUp}{Enter}');
  await expect.element(drawer.getByLabelText('Gebruikersnaam')).toHaveFocus();
  await userEvent.keyboard('by');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Gebruiker bijgewerkt')).toBeVisible();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(rows.filter({ hasText: 'bobby' })).toHaveFocus();
});

test('an employee gets the right to lead a crew, which only an employee can have', async () => {
  const jan = makeUser('jan');
  const { api } = withUsers(
    [makeAdmin('beheer'), jan],
    [sample(Employee, { id: jan.employeeId ?? '' })],
  );
  await openUsers(api);
  await openUser('beheer (jij)');
  await expect.element(drawer.getByRole('switch', { name: 'Actief' })).toBeInTheDocument();
  await expect.element(drawer.getByRole('switch', { name: /^Uitvoerder/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await openUser('jan');
  await toggle('Uitvoerder van eigen ploeg');
  await save();
  await expect.element(page.getByText('Gebruiker bijgewerkt')).toBeVisible();
  expect(api.received(users.update)[0]).toMatchObject({
    params: { id: jan.id },
    body: { leadsCrew: true },
  });
});

test('/users redirects an employee to the own planning', async () => {
  await openUsers(withUsers(staff).api, { as: 'employee' });
  await expect.poll(() => location.pathname).toBe('/employeeplanning');
});

test('a long username is truncated in its row, with the full name as title', async () => {
  const username = `een-hele-lange-naam-${'x'.repeat(40)}`;
  await openUsers(withUsers([makeAdmin(username)]).api);
  const cell = rowOf(username).getByRole('rowheader');
  await expect.element(cell).toHaveAttribute('title', username);
  expect(cell.element().getBoundingClientRect().height).toBeLessThanOrEqual(41);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});
