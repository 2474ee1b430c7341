import { help, helpEditor } from '@ploegplan/contract/help/endpoints';
import { EditedHelpArticle, Help, HelpInEditor } from '@ploegplan/contract/help/schemas';
import { hostileHtml } from '@ploegplan/contract/test/hostile-html';
import { sample } from '@ploegplan/contract/test/sample';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { layOutForPaper } from '../../../test/paper.ts';
import { article, withHelp } from '../../../test/subjects/help.ts';

/** The server cleans every article; these tests let dangerous ones through to see that the browser shows none of it. */

const alert = vi.fn();
beforeEach(() => vi.stubGlobal('alert', alert));
afterEach(() => {
  vi.unstubAllGlobals();
  expect(alert).not.toHaveBeenCalled();
});

/** What in a part of the page could run, load or lead elsewhere. */
function dangersIn(part: Element): string[] {
  const dangers = [
    ...part.querySelectorAll(
      'script, style, iframe, object, embed, link, meta, base, form, input, video, svg, math, template',
    ),
    ...part.querySelectorAll('img:not([src^="/help-pictures/"]):not(.ProseMirror-separator)'),
  ].map(({ outerHTML }) => outerHTML);
  for (const element of part.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isHandler = name.startsWith('on');
      const isLink = name === 'href' || name === 'src';
      if (isHandler || (isLink && !/^(?:https?:|mailto:|tel:|\/(?![/\\]))/i.test(value))) {
        dangers.push(`${name}=${value}`);
      }
    }
  }
  return dangers;
}

const slugs = hostileHtml.map((_, index) => `proef-${index}`);
const articles = hostileHtml.map((html, index) =>
  article(`proef-${index}`, html.slice(0, 200), 'Proef', html),
);

test('an article shows nothing dangerous of hostile HTML, on paper either', async () => {
  const { router } = await openApp({ at: '/help/proef-0', api: withHelp(...articles) });
  await expect.element(page.getByRole('article')).toBeInTheDocument();
  for (const slug of slugs) {
    await router.navigate({ to: '/help/$slug', params: { slug }, search: { markeer: 'alert' } });
    const shown = document.querySelector('article');
    expect(shown && dangersIn(shown), slug).toEqual([]);
  }
  await layOutForPaper();
  expect(dangersIn(page.getByRole('article').element())).toEqual([]);
});

test('the suggestions and hits show hostile titles and texts as text', async () => {
  await openApp({ at: '/notes', api: withHelp(...articles) });
  await page.getByPlaceholder('Zoek in help...').fill('alert');
  const list = page.getByRole('listbox', { name: 'Helpartikelen' });
  await expect.element(list).toBeVisible();
  expect(dangersIn(list.element())).toEqual([]);
});

test('the hits on the home of the help show hostile titles and texts as text', async () => {
  await openApp({ at: '/help', api: withHelp(...articles) });
  await page.getByPlaceholder('Zoek in help...').fill('alert');
  await expect.element(page.getByRole('heading', { name: 'Gevonden' })).toBeVisible();
  const shown = document.querySelector('main ul');
  for (const icon of shown?.querySelectorAll('li > a > svg') ?? []) icon.remove();
  expect(shown && dangersIn(shown)).toEqual([]);
});

test('the editor and its preview take nothing dangerous of hostile HTML', async () => {
  const edited = articles.map(({ order: _, ...one }) =>
    sample(EditedHelpArticle, { ...one, role: 'admin', version: 1 }),
  );
  const api = withHelp();
  api.answer(help.list, sample(Help));
  api.answer(helpEditor.list, sample(HelpInEditor, { articles: edited }));
  const { router } = await openApp({ at: '/settings/help', api });
  for (const { id, slug } of edited) {
    await router.navigate({ to: '/settings/help/$id', params: { id } });
    await expect.poll(() => document.querySelector('.tiptap'), { message: slug }).not.toBeNull();
    const text = document.querySelector('.tiptap');
    expect(text && dangersIn(text), slug).toEqual([]);
  }
}, 120_000);
