import { help } from '@ploegplan/contract/help/endpoints';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { article, withHelp } from '../../../test/subjects/help.ts';

const search = page.getByPlaceholder('Zoek in help...');
const title = page.getByRole('heading', { level: 1 });
const options = page.getByRole('option');
const width = () => Math.round(search.element().getBoundingClientRect().width);

const withArticles = () =>
  withHelp(
    article('week', 'De week plannen', 'Planning'),
    article('foto', 'Foto’s van het werk', 'Planning', '<p>De foto’s van de planning</p>'),
    article('klant', 'De foto van een klant', 'Klanten'),
    article('uitnodigen', 'Gebruikers en uitnodigingen', 'Beheer'),
    article('lijst', 'Zoeken in de lijst', 'Lijsten'),
    article('sorteren', 'De volgorde van de lijst', 'Lijsten'),
    article('app', 'De app op je telefoon', 'De app'),
  );

describe('help search in the top bar', () => {
  it('expands on hover and collapses two seconds after the mouse leaves', async () => {
    await openApp({ at: '/notes', api: withArticles() });
    await expect.element(search).toBeVisible();
    // The mouse may still be at its position in the previous test.
    await title.hover();
    const narrow = 152;
    await expect.poll(width).toBe(narrow);
    await search.hover();
    await expect.poll(width).toBe(320);
    const field = search.element() as HTMLElement;
    field.focus();
    await userEvent.unhover(search);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    field.blur();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(width()).toBe(320);
    await vi.advanceTimersByTimeAsync(200);
    await expect.poll(width).toBe(narrow);
  });

  it('suggests at most six articles, best match first', async () => {
    await openApp({ at: '/notes', api: withArticles() });
    await search.fill('de');
    await expect.poll(() => options.elements().length).toBe(6);
    await search.fill('uitnodiging gebruiker');
    await expect.element(options.first()).toHaveTextContent('Gebruikers en uitnodigingenBeheer');
    await expectAccessible();
  });

  it('opens the suggestion selected by arrow keys', async () => {
    await openApp({ at: '/notes', api: withArticles() });
    await search.fill('foto');
    await expect.element(options.first()).toMatchTextContent('Foto’s van het werk');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(title).toHaveTextContent('De foto van een klant');
  });

  it('opens the best match on Enter, also before suggestions appear', async () => {
    const api = withArticles();
    const held = api.hold(help.list);
    await openApp({ at: '/notes', api });
    await search.fill('uitnodiging');
    await userEvent.keyboard('{Enter}');
    held.release();
    await expect.element(title).toHaveTextContent('Gebruikers en uitnodigingen');
  });

  it('without a match opens the help page on Enter; Escape clears the search', async () => {
    await openApp({ at: '/notes', api: withArticles() });
    await search.fill('zzzz');
    const none = page.getByText('Niets gevonden. Met Enter ga je naar alle help.');
    await expect.element(none).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(search).toHaveValue('');
    await search.fill('zzzz');
    await userEvent.keyboard('{Enter}');
    await expect.element(title).toHaveTextContent('Help');
  });
});
