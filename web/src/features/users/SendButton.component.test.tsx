import { users } from '@ploegplan/contract/users/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { rowOf } from '../../../test/lists.ts';
import { makeAdmin, makeUser, openUsers, withUsers } from '../../../test/subjects/users.ts';

test('a hovered row shows the mail action for its account status', async () => {
  const { api } = withUsers([makeAdmin('beheer'), makeUser('jan')]);
  api.answer(users.sendMagicLink, undefined);
  await openUsers(api);
  await expect.element(rowOf('jan')).toBeVisible();
  await page.getByRole('searchbox').hover();
  const button = page.getByRole('row').getByLabelText('Inloglink sturen naar jan');
  await expect.element(button).not.toBeVisible();
  await rowOf('jan').hover();
  await button.click();
  await expect.element(page.getByText('Inloglink verstuurd naar jan@example.nl')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
