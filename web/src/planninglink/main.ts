import { follow } from './connection.ts';
import { takeVersion } from './version.ts';
import { View } from './view.ts';

const over = new AbortController();
const view = new View(document.body, over.signal);

// The token is behind the #, so that no server, log or referrer gets it with the address of the page.
const handlers = {
  show: (planning: Parameters<View['show']>[0]) => {
    view.show(planning);
    // When that fails, this version goes on.
    takeVersion(planning.page, over).catch(() => undefined);
  },
  lose: () => view.lose(),
  find: () => view.find(),
  end: () => view.end(),
};
void follow(location.hash.slice(1), handlers, over.signal);
addEventListener('hashchange', () => location.reload(), { signal: over.signal });
