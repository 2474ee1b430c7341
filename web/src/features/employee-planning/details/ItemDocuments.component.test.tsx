import { OwnDocument } from '@ploegplan/contract/documents/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import * as own from '../../../../test/subjects/employee-planning.ts';

const photo = sample(OwnDocument, {
  title: 'Detail gevel',
  kind: 'drawing',
  contentType: 'image/png',
  sizeBytes: 2_048,
});
const list = sample(OwnDocument, {
  title: 'Stuklijst',
  contentType: 'application/vnd.ms-excel',
  sizeBytes: 1_024,
});

test('an employee sees the documents of an item, and opens one over the whole screen', async () => {
  const item = own.plannedItem({ documents: [photo, list] });
  await own.openDetails(item);
  const open = own.details.getByRole('button', { name: /Detail gevel/ });
  await expect.element(open).toMatchTextContent('Detail gevelTekening · 2,0 KB');
  expect(open.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  await expect
    .element(own.details.getByRole('button', { name: /Stuklijst/ }))
    .toMatchTextContent('downloaden');
  await expectAccessible();
  await open.click();
  const viewer = page.getByRole('dialog', { name: 'Detail gevel' });
  const address = `/api/employee-planning/planningitem/${item.id}/documents/${photo.id}`;
  await expect
    .element(viewer.getByRole('link', { name: 'Downloaden' }))
    .toHaveAttribute('href', `${address}?download=true`);
  await userEvent.keyboard('{Escape}');
  await expect.element(viewer).not.toBeInTheDocument();
  await expect.element(own.details).toBeVisible();
});

test('an item without documents says nothing of them', async () => {
  await own.openDetails(own.plannedItem({ documents: [] }));
  await expect.element(own.details.getByText('Documenten')).not.toBeInTheDocument();
});
