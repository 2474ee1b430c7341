import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

const listeners = new Map<string, (event: object) => void>();
const showNotification = vi.fn(async () => undefined);
const openWindow = vi.fn(async () => undefined);
const page = {
  focus: vi.fn(async () => undefined),
  navigate: vi.fn(async (_url: string): Promise<void> => undefined),
};
let pages: object[];

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener),
  );
  vi.stubGlobal('registration', { showNotification });
  vi.stubGlobal('clients', { matchAll: async () => pages, openWindow });
  vi.stubGlobal('location', { origin: 'https://bouw.example.nl' });
  await import('./push.ts');
  return () => vi.unstubAllGlobals();
});

beforeEach(() => {
  pages = [page];
  vi.clearAllMocks();
});

/** Dispatches an event of the service worker, and waits until its work is done. */
async function dispatch(type: string, event: object): Promise<void> {
  let work: Promise<unknown> | undefined;
  listeners.get(type)?.({
    ...event,
    waitUntil: (promise: Promise<unknown>) => {
      work = promise;
    },
  });
  await work;
}

test('a push message is shown, and the same one again takes its place', async () => {
  const message = { id: 'a1', title: 'Planning', body: 'di 1 dec: Kade', path: '/own-leave' };
  await dispatch('push', { data: { json: () => message } });
  expect(showNotification).toHaveBeenCalledWith(
    'Planning',
    expect.objectContaining({ body: 'di 1 dec: Kade', tag: 'a1', data: '/own-leave' }),
  );
});

test.each([
  ['is empty', null],
  [
    'cannot be read',
    {
      json: () => {
        throw new SyntaxError('No JSON');
      },
    },
  ],
])('a push message that %s shows something all the same', async (_, data) => {
  await dispatch('push', { data });
  expect(showNotification).toHaveBeenCalledWith('Ploegplan', expect.anything());
});

const click = (data: unknown) => {
  const close = vi.fn();
  return dispatch('notificationclick', { notification: { close, data } }).then(() =>
    expect(close).toHaveBeenCalledOnce(),
  );
};

test('a message leads the open application to its page', async () => {
  await click('/own-leave');
  expect(page.focus).toHaveBeenCalledOnce();
  expect(page.navigate).toHaveBeenCalledWith('https://bouw.example.nl/own-leave');
  expect(openWindow).not.toHaveBeenCalled();
});

test.each([
  ['is closed', () => (pages = [])],
  ['has a page that cannot be led', () => page.navigate.mockRejectedValueOnce(new TypeError())],
])('a message opens its page when the application %s', async (_, prepare) => {
  prepare();
  await click('/own-leave');
  expect(openWindow).toHaveBeenCalledWith('https://bouw.example.nl/own-leave');
});

test.each(['//elsewhere.example', 'https://elsewhere.example/', 3])(
  'a message never leads to another site: %j',
  async (path) => {
    await click(path);
    expect(page.navigate.mock.calls[0]?.[0]).toMatch(/^https:\/\/bouw\.example\.nl/);
  },
);
