import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { documents } from '@ploegplan/contract/documents/endpoints';
import { images } from '@ploegplan/contract/images/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, type sizes } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { cardsOf, namesOf, rowsOf } from '../../../test/lists.ts';
import { notificationRegion } from '../../../test/notifications.ts';
import * as screen from '../../../test/subjects/documents.ts';

const { form, documentOf, documentsApi, drawerOf, file } = screen;
const at = '/documents';
const notifications = () => page.elementLocator(notificationRegion());
const fileInput = () => form.getByLabelText('Bestand').last();
const choose = async (field: string, option: string) => {
  await form.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
};

test.each(['office', 'phone'] satisfies (keyof typeof sizes)[])(
  'a document is added with its file, which names it, and for whom it is visible (%s)',
  async (size) => {
    const api = documentsApi();
    await openApp({ at, api, size });
    await expect.element(page.getByText('Nog geen documenten')).toBeVisible();
    await page.getByRole('button', { name: 'Document toevoegen' }).click();
    await form.getByRole('button', { name: 'Toevoegen' }).click();
    await expect.element(form).toMatchTextContent('Kies een bestand');
    await expect.element(form.getByText('Zichtbaar voor')).not.toBeInTheDocument();
    await fileInput().upload(file('VGM-plan 2026.pdf'));
    await expect.element(form.getByLabelText('Titel')).toHaveValue('VGM-plan 2026');
    await choose('Soort', 'Veiligheid (VGM)');
    await choose('Hoort bij', 'Kade 12');
    const readers = form.getByRole('radiogroup', { name: 'Zichtbaar voor' });
    await expect.element(readers.getByRole('radio', { name: 'Alleen kantoor' })).toBeChecked();
    await readers.getByText('Ook werknemers').click();
    await expect.element(form).toMatchTextContent('Wie hier is ingepland, ziet het');
    await expectAccessible();
    await form.getByRole('button', { name: 'Toevoegen' }).click();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(notifications().getByText('Nieuw document aangemaakt')).toBeVisible();
    await expect.element(page.getByRole('main').getByText('VGM-plan 2026')).toBeVisible();
    const [sent, ...others] = api.received(documents.create);
    expect(others).toEqual([]);
    expect(sent?.body).toMatchObject({
      filename: 'VGM-plan 2026.pdf',
      title: 'VGM-plan 2026',
      kind: 'safety',
      projectId: screen.kade.id,
      visibleToWorkers: true,
    });
    expect(sent?.files).toHaveLength(1);
    expect(api.received(documents.update)).toEqual([]);
  },
);

test('an upload that breaks off says so, keeps what was typed, and is sent again as the same one', async () => {
  const api = documentsApi();
  const { reconnect } = api.disconnect(documents.create);
  await openApp({ at, api });
  await page.getByRole('button', { name: 'Document toevoegen' }).click();
  await fileInput().upload(file('Keuring.pdf'));
  await choose('Soort', 'Keuring');
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect
    .element(form.getByRole('alert'))
    .toMatchTextContent(/Document aanmaken mislukt.*Geen verbinding/);
  await expectAccessible();
  reconnect();
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect.poll(screen.names).toEqual(['Keuring']);
  const sent = api.received(documents.create).map(({ body }) => [body.id, body.fileId]);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
});

test.each([
  [file('pagina.html'), 'Dit soort bestand kan niet'],
  [new File([], 'leeg.pdf'), 'Dit bestand is leeg'],
  [file('wat?.pdf'), 'In de bestandsnaam staat een teken dat niet overal kan'],
  [file('plan\u202Efdp.docx'), 'De bestandsnaam bevat onzichtbare tekens'],
  [file(`${'a'.repeat(300)}.pdf`), 'De bestandsnaam is te lang: hooguit 255 tekens'],
])('a file that cannot be sent is refused in words before it leaves (%#)', async (given, text) => {
  const api = documentsApi();
  await openApp({ at, api });
  await page.getByRole('button', { name: 'Document toevoegen' }).click();
  await fileInput().upload(given);
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect.element(form).toMatchTextContent(text);
  expect(api.received(documents.create)).toEqual([]);
});

test('a file that the server refuses is told at the field', async () => {
  const api = documentsApi();
  const fields = [{ field: 'files', code: 'unsupported-media-type' }];
  api.reject(documents.create, 415, 'unsupported-media-type', { fields });
  await openApp({ at, api });
  await page.getByRole('button', { name: 'Document toevoegen' }).click();
  await fileInput().upload(file('geen.pdf'));
  await choose('Soort', 'Overig');
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect.element(form).toMatchTextContent('Dit soort bestand kan niet. Kies een PDF');
});

test('the newest comes first, and the list is filtered by what ends soon and by kind', async () => {
  const on = (uploadedAt: string) => ({ uploadedAt, contentType: 'application/pdf' });
  const old = documentOf('Polis', { validUntil: addDays(getToday(), 20), kind: 'contract' });
  const rows = [
    { ...old, file: { ...old.file, ...on('2025-01-01T08:00:00.000Z') } },
    documentOf('VGM-plan', { validUntil: addDays(getToday(), 400) }),
    documentOf('Keuring', { validUntil: addDays(getToday(), -2), kind: 'inspection' }),
  ];
  await openApp({ at, api: documentsApi(...rows) });
  await expect.poll(() => screen.names().at(-1)).toBe('Polis');
  const filter = async (choice: string) => {
    await page.getByRole('button', { name: /^Filteren/ }).click();
    await page.getByRole('menuitemradio', { name: choice }).click();
  };
  await filter('Verloopt binnenkort');
  await expect.poll(screen.names).toEqual(['Polis']);
  await filter('Verlopen');
  await expect.poll(screen.names).toEqual(['Keuring']);
  await filter('Contract');
  await expect.element(page.getByText('Niets gevonden met ‘Contract, Verlopen’')).toBeVisible();
  await page.getByRole('button', { name: 'Alle documenten tonen' }).click();
  await expect.poll(() => screen.names().length).toBe(3);
});

test('beside a drawer the list still tells which document has expired', async () => {
  await openApp({ at, api: documentsApi(documentOf('Keuring', { validUntil: '2025-01-01' })) });
  await rowsOf('Documenten').first().click();
  await expect.element(drawerOf('Keuring')).toBeVisible();
  const list = page.getByRole('table', { name: 'Documenten' });
  await expect.element(list).toMatchTextContent('verlopen op 01-01-2025');
});

test('a document shows its file, takes a newer one, and tries again when that breaks off', async () => {
  const plan = documentOf('VGM-plan', { projectId: screen.kade.id });
  const api = documentsApi(plan);
  await openApp({ at, api });
  await rowsOf('Documenten').first().click();
  const drawer = drawerOf('VGM-plan');
  await expect.element(drawer.getByRole('link', { name: 'Kade 12' })).toBeVisible();
  await expect
    .element(drawer.getByRole('link', { name: 'VGM-plan.pdf' }))
    .toHaveAttribute('href', expect.stringContaining('download=true'));
  const { reconnect } = api.disconnect(documents.addVersion);
  await drawer.getByLabelText('Nieuwe versie', { exact: true }).upload(file('VGM 2.pdf'));
  await expect.element(drawer.getByRole('alert')).toMatchTextContent('Geen verbinding');
  await expectAccessible();
  reconnect();
  await drawer.getByRole('button', { name: 'Opnieuw' }).click();
  await expect.element(notifications().getByText('Nieuwe versie opgeslagen')).toBeVisible();
  await expect.element(drawer).toMatchTextContent('VGM 2.pdfVersie 2');
  const sent = api.received(documents.addVersion).map(({ body }) => body.id);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toBe(sent[1]);
});

test('a PDF that cannot be drawn says so, and can be downloaded', async () => {
  await openApp({ at, api: documentsApi(documentOf('VGM-plan')) });
  await rowsOf('Documenten').first().click();
  await drawerOf('VGM-plan').getByRole('button', { name: 'Bekijken' }).click();
  // The drawer, which has the same name, is hidden below it.
  const viewer = page.getByRole('dialog', { name: 'VGM-plan' }).last();
  await expect
    .element(viewer.getByRole('alert'))
    .toMatchTextContent('Deze PDF kan hier niet worden getoond');
  await expect.element(viewer.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  await expect
    .element(viewer.getByRole('link', { name: 'Downloaden' }))
    .toHaveAttribute('href', expect.stringContaining('download=true'));
  await expectAccessible();
});

test('a PDF without a connection names the connection, and is loaded again', async () => {
  const api = documentsApi(documentOf('VGM-plan'));
  await openApp({ at, api });
  await rowsOf('Documenten').first().click();
  const { reconnect } = api.disconnect(documents.file);
  await drawerOf('VGM-plan').getByRole('button', { name: 'Bekijken' }).click();
  const viewer = page.getByRole('dialog', { name: 'VGM-plan' }).last();
  await expect.element(viewer.getByRole('alert')).toMatchTextContent('Geen verbinding');
  reconnect();
  await viewer.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect
    .element(viewer.getByRole('alert'))
    .toMatchTextContent('Deze PDF kan hier niet worden getoond');
});

test('a document is changed, and is visible to nobody once it belongs to no work', async () => {
  const plan = documentOf('VGM-plan', { projectId: screen.kade.id, visibleToWorkers: true });
  const api = documentsApi(plan);
  await openApp({ at, api });
  await rowsOf('Documenten').first().click();
  await drawerOf('VGM-plan').getByRole('button', { name: 'Wijzigen' }).click();
  await expect.element(form.getByText('Bestand')).not.toBeInTheDocument();
  await form.getByRole('combobox', { name: 'Hoort bij' }).clear();
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(notifications().getByText('Document bijgewerkt')).toBeVisible();
  expect(api.received(documents.update)[0]?.body).toMatchObject({
    projectId: null,
    visibleToWorkers: false,
  });
});

test('a deleted document can be restored from its message', async () => {
  await openApp({ at, api: documentsApi(documentOf('VGM-plan'), documentOf('Keuring')) });
  await rowsOf('Documenten').first().click();
  const [name = ''] = screen.names();
  await drawerOf(name).getByRole('button', { name: 'Verwijderen' }).click();
  const question = page.getByRole('dialog', { name: 'Verwijderen' });
  await expect.element(question).toMatchTextContent('Je kunt het 30 dagen terugzetten');
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect.poll(() => screen.names().length).toBe(1);
  await notifications().getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(() => screen.names().length).toBe(2);
});

test('an address with a document opens it', async () => {
  const plan = documentOf('VGM-plan');
  await openApp({ at: `${at}?document=${plan.id}`, api: documentsApi(plan), size: 'phone' });
  await expect.element(drawerOf('VGM-plan')).toBeVisible();
  await drawerOf('VGM-plan').getByRole('button', { name: 'Sluiten' }).click();
  await expect.poll(() => namesOf(cardsOf('Documenten'))).toEqual(['VGM-plan']);
});

const GIGABYTE = 1024 ** 3;

test.each([
  [4, undefined],
  [4.6, 'bijna vol: 4,6 GB van 5 GB'],
  [5, 'is vol: 5 GB van 5 GB. Verwijder documenten die niemand meer nodig heeft.'],
])(
  'of 5 GB of room for files %d are in use, which is told from nine tenths on',
  async (used, text) => {
    const api = documentsApi(documentOf('VGM-plan'));
    const usedBytes = Math.round(used * GIGABYTE);
    api.answer(images.storage, { usedBytes, limitBytes: 5 * GIGABYTE });
    await openApp({ at, api });
    await expect.element(page.getByText('VGM-plan').first()).toBeVisible();
    await expect.poll(() => api.received(images.storage)).toHaveLength(1);
    const warning = page.getByRole('main').getByText(/De ruimte voor bestanden/);
    if (text) await expect.element(warning).toMatchTextContent(text);
    else await expect.element(warning).not.toBeInTheDocument();
    await expectAccessible();
  },
);
