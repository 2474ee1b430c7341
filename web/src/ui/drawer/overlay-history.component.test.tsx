import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { drawer, planningApi, question } from '../../../test/subjects/planning.ts';

const work = drawer.getByLabelText('Werkzaamheden');
const stay = question.getByRole('button', { name: 'Verder invullen' });
const leave = question.getByRole('button', { name: 'Weggaan zonder opslaan' });
const address = () => location.pathname;

/** Opens the planning from the overview and types in the planning form. */
async function typeInForm(size: 'office' | 'phone'): Promise<void> {
  const { router } = await openApp({ at: '/home', api: planningApi(), size });
  await expect.element(page.getByRole('heading', { name: 'Overzicht', level: 1 })).toBeVisible();
  await router.navigate({ to: '/planning' });
  await page.getByRole('button', { name: 'Nieuw', exact: true }).click();
  await work.fill('Voegen');
}

test('on a desktop, back with unsaved input asks for confirmation before leaving the page', async () => {
  await typeInForm('office');
  history.back();
  await stay.click();
  await expect.poll(address).toBe('/planning');
  await expect.element(work).toHaveValue('Voegen');
  history.back();
  await leave.click();
  await expect.poll(address).toBe('/home');
  history.forward();
  await expect.poll(address).toBe('/planning');
});

describe('on a phone', () => {
  const hasPlace = () => history.state.overlay === true;

  test('back pressed twice asks for confirmation once; a closed overlay leaves no history entry', async () => {
    await typeInForm('phone');
    await expect.poll(hasPlace).toBe(true);
    history.back();
    history.back();
    await stay.click();
    await expect.poll(hasPlace).toBe(true);
    await expect.poll(address).toBe('/planning');
    await expect.element(work).toHaveValue('Voegen');

    history.back();
    await leave.click();
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.poll(address).toBe('/planning');
    await expect.poll(hasPlace).toBe(false);
    history.back();
    await expect.poll(address).toBe('/home');
    await expect.element(page.getByRole('dialog')).toHaveLength(0);
    expect(hasPlace()).toBe(false);
  });
});
