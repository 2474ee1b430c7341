import { clients } from '@ploegplan/contract/clients/endpoints';
import { Client } from '@ploegplan/contract/clients/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { type Locator, page } from 'vitest/browser';
import { TestApi } from './api.ts';

export const makeClient = (name: string, properties: Partial<Client> = {}): Client =>
  sample(Client, { name, ...properties });

export function withClients(...rows: Client[]): TestApi {
  const api = new TestApi();
  api.answer(clients.list, rows);
  return api;
}

/** The opener of each row of a table. */
export const rowsOf = (title: string): Locator =>
  page.getByRole('table', { name: title }).getByRole('rowheader').getByRole('button');

/** The opener of each card of a list on a phone. */
export const cardsOf = (title: string): Locator =>
  page.getByRole('list', { name: title, exact: true }).getByRole('button');

const firstTextOf = (element: Element): string =>
  element.firstElementChild ? firstTextOf(element.firstElementChild) : element.textContent;

/** The name on each row or card, from top to bottom. */
export const namesOf = (openers: Locator): string[] => openers.elements().map(firstTextOf);

export const rowOf = (name: string | RegExp): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

/** Chooses a sort order; on a phone the menu 'Sorteren' is part of 'Meer'. */
export async function sortOnPhone(choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Meer', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Sorteren/ }).click();
  await page.getByRole('menuitemradio', { name: choice }).click();
}

/** Starts selecting on a phone, from the menu of the list. */
export async function startSelecting(): Promise<void> {
  await page.getByRole('button', { name: 'Lijstmenu' }).click();
  await page.getByRole('menuitem', { name: 'Selecteren' }).click();
}
