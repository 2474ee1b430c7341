import { Client } from '@ploegplan/contract/clients/schemas';
import { projectStatuses, projects } from '@ploegplan/contract/projects/endpoints';
import { Project, ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { exportBy, interceptDownloads } from '../../../test/downloads.ts';
import { planningApi } from '../../../test/subjects/planning.ts';

const client = sample(Client, { name: 'Zonnebouw', deleted: false });
const statuses = ['Aanvraag', 'Lopend'].map((status, index) =>
  sample(ProjectStatus, { status, index: index + 1 }),
);
const kade = sample(Project, { title: 'Kade', client: client.id, deleted: false });

/** Seldom needed, so in the menu of the bar. */
async function openImport() {
  await page.getByRole('button', { name: 'Meer', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Importeren' }).click();
}

async function open(text: string) {
  const api = planningApi({ projects: [kade], clients: [client] });
  api.answer(projectStatuses.list, statuses);
  api.answer(projects.importRows, ({ body }) => ({
    added: body.added.length,
    changed: body.changed.length,
  }));
  await openApp({ at: '/projecten', api });
  await openImport();
  const input = page.getByLabelText('Bestand', { exact: true }).last();
  await userEvent.upload(input, new File([text], 'werk.csv'));
  return api;
}

test('projects are taken with client and status by name; what is wrong in many lines is corrected once', async () => {
  const lines = ['Brug', 'Sluis', 'Dijk'].map((title) => `${title};zonnebouw;Bezig`);
  const api = await open(['Project;Klant;Status', ...lines, 'Kade;Zonnebouw;'].join('\n'));
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Projecten importeren');
  await expect.element(page.getByRole('row', { name: /^5 Ongewijzigd/ })).toBeVisible();
  await expect
    .element(page.getByText('Er is geen status ‘Bezig’: kies een andere').first())
    .toBeVisible();
  await expect.element(page.getByRole('columnheader').nth(2)).toMatchTextContent(/^Project/);
  await expect.element(page.getByRole('columnheader').nth(3)).toMatchTextContent(/^Status/);
  await expect.element(page.getByRole('row', { name: /^2 Fout Status/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Regel 2, Status' }).fill('lop');
  await page.getByRole('option', { name: 'Lopend' }).click();
  await expect.element(page.getByText('Nog 2 regels hebben ‘Bezig’ bij Status.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Ook ‘Lopend’ maken' }).click();
  await page.getByRole('button', { name: 'Importeer 3' }).click();
  await expect.element(page.getByText('3 projecten geïmporteerd')).toBeVisible();
  const [body] = api.received(projects.importRows).map((received) => received.body);
  expect(body?.added).toMatchObject(
    ['Brug', 'Sluis', 'Dijk'].map((title) => ({
      title,
      client: client.id,
      status: statuses[1]?.id,
    })),
  );
});

test('a file without a column for the title says what to choose', async () => {
  await open('Werkje;Klant\nBrug;Zonnebouw');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Kies boven een kolom ‘Titel’.');
  await expect.element(page.getByText('Vul een titel in')).not.toBeInTheDocument();
  await page.getByLabelText('Overnemen als: Werkje').selectOptions('Titel');
  await expect.element(page.getByRole('row', { name: /2 Nieuw Brug/ })).toBeVisible();
});

test.each(['CSV', 'Excel'] as const)(
  'the exported list (%s) changes nothing when it is imported',
  async (format) => {
    const place = sample(Client, { name: 'Waterwerk', location: 'Kade 1, Ede', deleted: false });
    const rows = [
      sample(Project, {
        ...{ title: '=Brug', number: '+1', client: place.id, status: statuses[1]?.id ?? null },
        ...{ plannedHours: 1250.5, endDate: '2027-02-01', deleted: false },
      }),
      sample(Project, { title: 'Sluis', location: '52.12345678,4.1', deleted: false }),
    ];
    const api = planningApi({ projects: rows, clients: [place] });
    api.answer(projectStatuses.list, statuses);
    const { blobs, names } = interceptDownloads();
    await openApp({ at: '/projecten', api });
    await exportBy('Exporteren', format);
    await expect.poll(() => blobs).toHaveLength(1);
    await openImport();
    const input = page.getByLabelText('Bestand', { exact: true }).last();
    await userEvent.upload(input, new File(blobs, names[0] ?? ''));
    await expect.element(page.getByText('Ongewijzigd (2)')).toBeVisible();
  },
);
