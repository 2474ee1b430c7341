import { helpEditor } from '@ploegplan/contract/help/endpoints';
import {
  EditedHelpArticle,
  HelpArticleVersion,
  HelpInEditor,
  HelpOrder,
} from '@ploegplan/contract/help/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Rejected, TestApi } from '../../../../test/api.ts';
import { openApp, type sizes } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';

const make = (title: string, values: Partial<EditedHelpArticle> = {}) =>
  sample(EditedHelpArticle, {
    title,
    slug: title.toLowerCase(),
    category: 'Planning',
    role: 'admin',
    contentHtml: `<p>${title}</p>`,
    version: 1,
    ...values,
  });

/** A test API that stores changes of these articles. */
function editorApi(...rows: EditedHelpArticle[]): TestApi {
  const api = new TestApi();
  let stored = rows;
  const put = (row: EditedHelpArticle) => {
    stored = [...stored.filter(({ id }) => id !== row.id), row];
    return row;
  };
  const find = (id: string) => {
    const row = stored.find((candidate) => candidate.id === id);
    if (!row) throw new Rejected(404, 'not-found');
    return row;
  };
  api.answer(helpEditor.list, () => sample(HelpInEditor, { articles: stored }));
  api.answer(helpEditor.create, ({ body: { id = sampleId(), publish, replaces, ...values } }) => {
    stored = stored.filter(({ slug }) => slug !== replaces);
    return put(make(values.title, { ...values, id, state: publish ? 'published' : 'draft' }));
  });
  api.answer(helpEditor.update, ({ params, body: { version, publish, ...values } }) => {
    const current = find(params.id);
    if (current.version !== version) {
      throw new Rejected(409, 'stale-version', { current, changedBy: 'Anna' });
    }
    const state = publish ? 'published' : 'changed';
    return put({ ...current, ...values, state, version: version + 1 });
  });
  api.answer(helpEditor.remove, ({ params }) => void put({ ...find(params.id), deleted: true }));
  api.answer(helpEditor.restore, ({ params }) => put({ ...find(params.id), deleted: false }));
  api.answer(helpEditor.order, ({ body: { categories, slugs, version } }) =>
    sample(HelpOrder, { categories, slugs, version: version + 1 }),
  );
  return api;
}

const main = page.getByRole('main');
const field = (label: string) => main.getByLabelText(label).first();
const text = main.getByRole('textbox', { name: 'Tekst' });
const press = (name: string) => main.getByRole('button', { name, exact: true }).click();

test.each(['office', 'phone'] satisfies (keyof typeof sizes)[])(
  'an article is written with a heading and a note box, and published (%s)',
  async (size) => {
    const api = editorApi(make('Week'));
    const { router } = await openApp({ at: '/settings/help', api, size });
    await expect.element(main.getByText('Eigen artikel')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Nieuw', exact: true }).click();
    await expect.element(field('Titel')).toHaveFocus();
    await press('Publiceren');
    await expect.element(main.getByText('Vul een titel in')).toBeVisible();
    await field('Titel').fill('Onze regels');
    await field('Groep').click();
    await page.getByRole('option', { name: 'Planning' }).click();
    await field('Zoekwoorden').fill('huisregels, veiligheid,');
    await text.click();
    await userEvent.keyboard('Helm op');
    await press('Kop');
    await userEvent.keyboard('{Enter}Ook binnen');
    await press('Let-op-vak');
    await expectAccessible();
    await press('Publiceren');
    await expect.poll(() => router.state.location.pathname).toBe('/settings/help');
    await expect.element(page.getByText('Artikel gepubliceerd')).toBeVisible();
    expect(api.received(helpEditor.create).map(({ body }) => body)).toMatchObject([
      {
        role: 'admin',
        slug: 'onze-regels',
        title: 'Onze regels',
        category: 'Planning',
        keywords: ['huisregels', 'veiligheid'],
        contentHtml: '<h2>Helm op</h2><aside><p>Ook binnen</p></aside>',
        publish: true,
        replaces: null,
      },
    ]);
  },
);

test('changing an inherited article saves one of the own company in its place', async () => {
  const api = editorApi(make('Zoeken', { isInherited: true }));
  await openApp({ at: '/settings/help', api });
  await main.getByRole('button', { name: 'Zoeken', exact: true }).click();
  await expect.element(main.getByText(/Je wijziging geldt alleen voor dit bedrijf/)).toBeVisible();
  await field('Titel').fill('Zo zoeken wij');
  await press('Opslaan als concept');
  await expect.element(page.getByText('Concept opgeslagen')).toBeVisible();
  expect(api.received(helpEditor.create).map(({ body }) => body)).toMatchObject([
    { title: 'Zo zoeken wij', slug: 'zoeken', replaces: 'zoeken', publish: false },
  ]);
});

test('the preview shows the article as its readers see it', async () => {
  const week = make('Week', { role: 'employee', contentHtml: '<aside><p>Helm op</p></aside>' });
  await openApp({ at: `/settings/help/${week.id}?rol=employee`, api: editorApi(week) });
  await main.getByText('Voorbeeld', { exact: true }).click();
  await expect.element(main.getByText('Zo leest werknemers het.')).toBeVisible();
  await expect.element(main.getByRole('note')).toHaveTextContent('Helm op');
});

test('a text that somebody else changed meanwhile is shown beside the own one, and nothing is lost', async () => {
  const week = make('Week');
  const api = editorApi(week);
  await openApp({ at: `/settings/help/${week.id}`, api });
  await field('Titel').fill('Mijn titel');
  api.intercept(helpEditor.update, ({ body: { version } }) => {
    if (version > 1) return;
    const current = { ...week, title: 'Hun titel', version: 2 };
    throw new Rejected(409, 'stale-version', { current, changedBy: 'Anna' });
  });
  await press('Publiceren');
  const notice = page.getByRole('alert');
  await expect.element(notice).toMatchTextContent('Anna wijzigde dit ook');
  await expect.element(notice).toMatchTextContent('Hun titel');
  await expect.element(notice).toMatchTextContent('Mijn titel');
  await notice.getByRole('button', { name: 'Zijn versie overnemen' }).click();
  await expect.element(field('Titel')).toHaveValue('Hun titel');
});

test('an address that is taken is told at its field', async () => {
  const week = make('Week');
  const api = editorApi(week);
  api.reject(helpEditor.update, 409, 'slug-taken', {
    fields: [{ field: 'slug', code: 'slug-taken' }],
  });
  await openApp({ at: `/settings/help/${week.id}`, api });
  await field('Adres').fill('Met Spaties');
  await press('Publiceren');
  await expect
    .element(main.getByText('Gebruik kleine letters, cijfers en streepjes'))
    .toBeVisible();
  await field('Adres').fill('maand');
  await press('Publiceren');
  await expect.element(main.getByText(/Een ander artikel heeft dit adres al/)).toBeVisible();
  await expect.element(field('Adres')).toHaveValue('maand');
});

test('an earlier text is read and taken back into the form', async () => {
  const week = make('Week', { version: 2 });
  const api = editorApi(week);
  const version = sample(HelpArticleVersion, {
    number: 1,
    title: 'De oude week',
    category: 'Planning',
    contentHtml: '<p>Vroeger</p>',
    by: 'Anna',
  });
  api.answer(helpEditor.versions, [version]);
  await openApp({ at: `/settings/help/${week.id}`, api });
  await main.getByText('Eerdere versies', { exact: true }).click();
  await main.getByRole('button', { name: /De oude week/ }).click();
  await expect.element(main.getByRole('article')).toHaveTextContent('Vroeger');
  await press('Terughalen');
  await expect.element(field('Titel')).toHaveValue('De oude week');
  await expect.element(text).toHaveTextContent('Vroeger');
});

test('an image is uploaded, described and saved with the text', async () => {
  const week = make('Week');
  const api = editorApi(week);
  const src = `/api/help/images/${sampleId()}/${sampleId()}`;
  api.answer(helpEditor.upload, { src, width: 60, height: 40 });
  await openApp({ at: `/settings/help/${week.id}`, api });
  await expect.element(text).toBeVisible();
  const file = new File(['x'], 'scherm.png', { type: 'image/png' });
  await userEvent.upload(page.getByLabelText('Afbeelding kiezen'), file);
  const image = () => document.querySelector('.tiptap img');
  await expect.poll(image).not.toBeNull();
  await userEvent.click(page.elementLocator(image() ?? document.body));
  await field('Wat laat de afbeelding zien?').fill('Het bord');
  await press('Opslaan als concept');
  await expect.element(page.getByText('Concept opgeslagen')).toBeVisible();
  await expect.poll(() => location.pathname).toBe('/settings/help');
  expect(api.received(helpEditor.update)[0]?.body.contentHtml).toContain(
    `<img src="${src}" alt="Het bord" width="60" height="40">`,
  );
});

test('articles are put in another order by keyboard, and categories by their buttons', async () => {
  const api = editorApi(make('Week'), make('Maand'), make('Overuren', { category: 'Uren' }));
  await openApp({ at: '/settings/help', api });
  const grip = main.getByRole('button', { name: 'Week verplaatsen' });
  await expect.element(grip).toBeVisible();
  (grip.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  await press('Uren omhoog');
  await expect
    .poll(() => api.received(helpEditor.order).map(({ body }) => body))
    .toEqual([
      {
        role: 'admin',
        categories: ['Planning', 'Uren'],
        slugs: ['maand', 'week', 'overuren'],
        version: 0,
      },
      {
        role: 'admin',
        categories: ['Uren', 'Planning'],
        slugs: ['overuren', 'maand', 'week'],
        version: 1,
      },
    ]);
});

test('a deleted article is put back from the message or from the list', async () => {
  const week = make('Week');
  const api = editorApi(week);
  await openApp({ at: `/settings/help/${week.id}`, api });
  await press('Verwijderen');
  await expect.element(page.getByText('Artikel verwijderd')).toBeVisible();
  await main.getByRole('button', { name: 'Week terugzetten' }).click();
  await expect.element(main.getByRole('button', { name: /^Week Eigen artikel/ })).toBeVisible();
});

test('unsaved changes are asked about before leaving', async () => {
  const week = make('Week');
  const { router } = await openApp({ at: `/settings/help/${week.id}`, api: editorApi(week) });
  await field('Titel').fill('Half af');
  await press('Annuleren');
  await page.getByRole('button', { name: 'Verder invullen' }).click();
  await expect.element(field('Titel')).toHaveValue('Half af');
  expect(router.state.location.pathname).toBe(`/settings/help/${week.id}`);
});

test('a god edits the articles of all companies, and of each', async () => {
  const api = editorApi(make('Week', { isInherited: true }));
  await openApp({ at: '/admin/help-editor', as: 'god', api });
  await expect.poll(() => document.title).toBe('Help-editor · Ploegplan');
  await main.getByRole('button', { name: 'Week', exact: true }).click();
  await expect.element(main.getByText(/geldt voor alle bedrijven/)).toBeVisible();
  expect(api.received(helpEditor.list).map(({ params }) => params.scope)).toContain('generic');
  const tab = page.getByRole('link', { name: 'Help-editor' });
  await expect.element(tab).toHaveAttribute('aria-current', 'page');
  await tab.click();
  await expect.element(main.getByRole('button', { name: 'Week', exact: true })).toBeVisible();
});

test('closing an article restores the scroll position of the list', async () => {
  const many = Array.from({ length: 60 }, (_, at) => make(`Artikel ${at}`, { isInherited: true }));
  const { router } = await openApp({
    at: '/admin/help-editor',
    as: 'god',
    api: editorApi(...many),
  });
  await main.getByRole('button', { name: 'Artikel 50', exact: true }).click();
  await expect.element(field('Titel')).toHaveValue('Artikel 50');
  await press('Annuleren');
  await expect.poll(() => router.state.location.pathname).toBe('/admin/help-editor');
  await expect
    .element(main.getByRole('button', { name: 'Artikel 50', exact: true }))
    .toBeInViewport();
});
