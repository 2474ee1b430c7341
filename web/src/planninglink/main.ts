import { follow } from './connection.ts';
import { turnPages } from './fit.ts';
import { View } from './view.ts';

/** The script and style of this page, as the server names those that it has. */
const files = document.head.innerHTML.match(/assets\/[\w-]+\.(js|css)/g)?.join(' ') ?? '';
const reloadedAt = 'ploegplan.planninglink-reloaded-at';
/** A cache between here and the server may hold the page before: not again and again. */
const RELOAD_MS = 10 * 60_000;

/** Loads the page again when the server has another version of it. */
function keepUpToDate(page: string): void {
  if (page === '' || page === files) return;
  if (Date.now() - Number(sessionStorage.getItem(reloadedAt)) < RELOAD_MS) return;
  sessionStorage.setItem(reloadedAt, String(Date.now()));
  location.reload();
}

const over = new AbortController();
const view = new View(document.body, over.signal);
const main = document.querySelector<HTMLElement>('.planning');
if (main) turnPages(main, over.signal);

// The token is behind the #, so that no server, log or referrer gets it with the address of the page.
const handlers = {
  show: (planning: Parameters<View['show']>[0]) => {
    keepUpToDate(planning.page);
    view.show(planning);
  },
  lose: () => view.lose(),
  find: () => view.find(),
  end: () => view.end(),
};
void follow(location.hash.slice(1), handlers, over.signal);
addEventListener('hashchange', () => location.reload());
