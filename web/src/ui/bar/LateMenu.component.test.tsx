import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { Screen } from '../page/Screen.tsx';
import { LateMenu, type MenuProps } from './LateMenu.tsx';

const Menu = ({ target, opened }: MenuProps) => (
  <>
    {target}
    {opened && <p>De keuzes</p>}
  </>
);

const choices = page.getByText('De keuzes');

async function pressMenu(load: () => Promise<typeof Menu>) {
  const button = (opener: object) => (
    <button type="button" {...opener}>
      Keuzes
    </button>
  );
  const screen = (
    <Screen title="Lijst">
      <LateMenu button={button} load={load} menu={{}} />
    </Screen>
  );
  await openApp({ at: '/help', screen });
  const target = page.getByRole('button', { name: 'Keuzes' });
  await target.click();
  return target;
}

test('a menu that is pressed before its code is there opens when that comes, with the focus on its button', async () => {
  const code = Promise.withResolvers<typeof Menu>();
  const target = await pressMenu(() => code.promise);
  await expect.element(choices).not.toBeInTheDocument();
  code.resolve(Menu);
  await expect.element(choices).toBeVisible();
  await expect.element(target).toHaveFocus();
});

test('a menu whose code cannot be fetched says so, and opens at a press once it can', async () => {
  const network = { isThere: false };
  const load = vi.fn(async () => {
    if (network.isThere) return Menu;
    throw new TypeError('Failed to fetch dynamically imported module: /menu.js');
  });
  const target = await pressMenu(load);
  await expect
    .element(page.getByText('Dit deel van de app kon niet worden geladen.'))
    .toBeVisible();
  network.isThere = true;
  await target.click();
  await expect.element(choices).toBeVisible();
});
