import { users } from '@ploegplan/contract/users/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Unreachable } from '../../../test/api.ts';
import { expectAccessible } from '../../../test/axe.ts';
import { cardsOf, rowOf, startSelecting } from '../../../test/lists.ts';
import { cancelQuestion } from '../../../test/question.ts';
import { makeAdmin, makeUser, openUsers, withUsers } from '../../../test/subjects/users.ts';

const all = page.getByRole('checkbox', { name: 'Alles selecteren' });
const own = makeAdmin('beheer');
const jan = makeUser('jan', { state: 'invited' });
const piet = makeUser('piet', { state: 'invited' });
const withoutEmail = makeUser('zonder', { state: 'invited', email: '' });

test.each(['office', 'phone'] as const)(
  'pending selected users with an e-mail address are invited; failed ones are named and stay selected (%s)',
  async (size) => {
    const { api } = withUsers([own, jan, piet, withoutEmail]);
    api.answer(users.invite, ({ params }) => {
      if (params.id === piet.id) throw new Unreachable('Failed to fetch');
      return undefined;
    });
    await openUsers(api, { size });
    if (size === 'phone') await startSelecting();
    await all.click();
    await expect.element(page.getByText('4 geselecteerd')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Uitnodiging sturen (2)' }).click();
    await expect
      .element(page.getByText('1 uitnodiging verstuurd. Niet gelukt voor piet. Geen verbinding.'))
      .toBeVisible();
    await expect.element(page.getByText('1 geselecteerd')).toBeVisible();
    expect(api.received(users.invite).map(({ params }) => params.id)).toEqual([jan.id, piet.id]);
  },
);

test.each(['office', 'phone'] as const)(
  'selected users except the own account are deactivated after confirmation (%s)',
  async (size) => {
    const { api } = withUsers([own, makeUser('jan'), makeUser('piet')]);
    await openUsers(api, { size });
    if (size === 'phone') await startSelecting();
    await all.click();
    await page.getByRole('button', { name: 'Deactiveren (2)' }).click();
    const question = page.getByRole('dialog', { name: 'Gebruikers deactiveren' });
    await expect.element(question).toMatchTextContent('jan, piet');
    await expectAccessible();
    await cancelQuestion(question);
    await expect.element(page.getByText('3 geselecteerd')).toBeVisible();
    expect(api.received(users.update)).toEqual([]);
    await page.getByRole('button', { name: 'Deactiveren (2)' }).click();
    await question.getByRole('button', { name: 'Deactiveren' }).click();
    await expect.element(page.getByText('2 gebruikers gedeactiveerd')).toBeVisible();
    const lineOf = (name: string) =>
      size === 'phone' ? cardsOf('Gebruikers').filter({ hasText: name }) : rowOf(name);
    await expect.element(lineOf('jan')).toMatchTextContent('Inactief');
    await expect.element(lineOf('piet')).toMatchTextContent('Inactief');
    await expect.element(lineOf('beheer')).toMatchTextContent('Actief');
    await expect.element(page.getByText('geselecteerd')).not.toBeInTheDocument();
  },
);
