import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { cardsOf } from '../../../test/lists.ts';
import {
  documentOf,
  documentsApi,
  drawerOf,
  file,
  form,
} from '../../../test/subjects/documents.ts';

const at = '/documents';

test('the place for a file says what to do while a file is held above it', async () => {
  await openApp({ at, api: documentsApi() });
  await page.getByRole('button', { name: 'Document toevoegen' }).click();
  const wait = form.getByText('Sleep een bestand hierheen of kies er een');
  const drop = form.getByText('Laat los om dit bestand te kiezen');
  await expect.element(wait).toBeVisible();
  await expect.element(drop).not.toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file('Keuring.pdf'));
  wait.element().dispatchEvent(new DragEvent('dragenter', { bubbles: true, dataTransfer }));
  await expect.element(drop).toBeVisible();
  await expect.element(wait).not.toBeVisible();
});

test('on a phone a file of a document is large enough for a thumb', async () => {
  await openApp({ at, api: documentsApi(documentOf('VGM-plan')), size: 'phone' });
  await cardsOf('Documenten').first().click();
  const link = drawerOf('VGM-plan').getByRole('link', { name: 'VGM-plan.pdf' });
  await expect.element(link).toBeVisible();
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
});
