import { clients } from '@ploegplan/contract/clients/endpoints';
import { Client } from '@ploegplan/contract/clients/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { notificationRegion } from '../../../test/notifications.ts';
import { cancelQuestion } from '../../../test/question.ts';
import { planningApi } from '../../../test/subjects/planning.ts';
import { clientField, projectForm } from '../../../test/subjects/project-form.ts';

const zonnebouw = sample(Client, {
  name: 'Zonnebouw',
  location: '52.1,4.25',
  phonenumber: '010 123 45 67',
});
const details = page.getByRole('dialog', { name: 'Zonnebouw' });

async function openDetails(client = zonnebouw): Promise<TestApi> {
  const api = planningApi({ clients: [client] });
  api.answer(clients.get, client);
  await openApp({ at: '/klanten', api });
  await page.getByRole('row').getByRole('button', { name: 'Zonnebouw' }).click();
  await expect.element(details).toBeVisible();
  return api;
}

test('client details show the known data, accessibly', async () => {
  await openDetails();
  await expect.element(details).toMatchTextContent('52.100000, 4.250000');
  await expect
    .element(details.getByRole('link', { name: '010 123 45 67' }))
    .toHaveAttribute('href', 'tel:0101234567');
  await expectAccessible();
});

test('a phone number without digits is shown and does not call', async () => {
  await openDetails({ ...zonnebouw, phonenumber: 'geen' });
  await expect.element(details).toMatchTextContent('geen');
  await expect.element(details.getByRole('link', { name: 'geen' })).not.toBeInTheDocument();
});

test('client details offer to add a project for that client', async () => {
  await openDetails();
  await details.getByRole('button', { name: 'Project toevoegen' }).click();
  await expect.element(clientField).toHaveValue('Zonnebouw');
  await userEvent.keyboard('{Escape}');
  await expect.element(projectForm).not.toBeInTheDocument();
  await expect.element(details).toBeVisible();
});

test('the title of client details leads to the client page', async () => {
  await openDetails();
  await details.getByRole('heading').getByRole('link', { name: 'Zonnebouw' }).click();
  await expect.element(page.getByRole('heading', { name: 'Zonnebouw', level: 1 })).toBeVisible();
});

test('the buttons of client details stand beside each other, and one rare action needs no menu', async () => {
  await openDetails();
  const actions = details.getByRole('region', { name: 'Acties' }).getByRole('button');
  const tops = actions.elements().map((button) => button.getBoundingClientRect().top);
  expect(new Set(tops.slice(0, 2)).size).toBe(1);
  await expect.element(actions.last()).toHaveTextContent('Verwijderen');
});

test('client details link to the client page; back opens the list without details', async () => {
  await openDetails();
  await details.getByRole('region', { name: 'Snel naar' }).getByRole('link').click();
  await expect.element(page.getByRole('heading', { name: 'Zonnebouw', level: 1 })).toBeVisible();
  await expect.element(page.getByRole('dialog')).toHaveLength(0);
  history.back();
  await expect.element(page.getByRole('table', { name: 'Klanten' })).toBeVisible();
  expect(location.pathname).toBe('/klanten');
  await expect.element(page.getByRole('dialog')).toHaveLength(0);
});

test('a deleted client leaves the list, and the message names it', async () => {
  const api = await openDetails();
  api.answer(clients.remove, () => {
    api.answer(clients.list, []);
    return undefined;
  });
  const remove = { name: 'Verwijderen' };
  await details.getByRole('button', remove).click();
  await cancelQuestion(page.getByRole('dialog', remove));
  await expect.element(details).toBeVisible();
  expect(api.received(clients.remove)).toEqual([]);
  await details.getByRole('button', remove).click();
  await page.getByRole('dialog', remove).getByRole('button', remove).click();
  await expect.element(page.getByText('Klant verwijderd')).toBeVisible();
  expect(notificationRegion().textContent).toContain('Zonnebouw');
  await expect.element(page.getByRole('rowheader', { name: 'Zonnebouw' })).not.toBeInTheDocument();
});
