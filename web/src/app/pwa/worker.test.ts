import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The modules under test, loaded for each test anew because they hold state. */
const load = async () => ({
  ...(await import('../../lib/form/edit-mode.ts')),
  ...(await import('./update.ts')),
  ...(await import('./worker.ts')),
});
let modules: Awaited<ReturnType<typeof load>>;
const isOffered = () => modules.getCurrentUpdate() === 'offered';

class TestWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

interface Workers {
  active?: TestWorker | null;
  installing?: TestWorker | null;
  waiting?: TestWorker | null;
}

const reload = vi.fn();

/** A browser with these workers, of which the page is controlled by `controller`. */
function openBrowser(workers: Workers, controller: TestWorker | null = null) {
  const registration = Object.assign(new EventTarget(), {
    active: null,
    installing: null,
    waiting: null,
    update: async () => undefined,
    ...workers,
  });
  const container = Object.assign(new EventTarget(), {
    controller,
    getRegistration: async () => (workers.active ? registration : undefined),
    register: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  return { registration, container };
}

const follow = (loadedBy: TestWorker | null) => modules.followWorker(loadedBy);

beforeEach(async () => {
  vi.resetModules();
  modules = await load();
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('location', { reload });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('the first worker of the site is no newer version', async () => {
  const first = new TestWorker();
  const { registration, container } = openBrowser({ installing: first });
  await follow(null);
  first.become('installed');
  Object.assign(registration, { installing: null, active: first });
  Object.assign(container, { controller: first });
  container.dispatchEvent(new Event('controllerchange'));
  expect(isOffered()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(first.postMessage).toHaveBeenCalledOnce();
});

test('a newer version that is found and installed after the page loaded is offered', async () => {
  const active = new TestWorker();
  const fresh = new TestWorker();
  const { registration } = openBrowser({ active }, active);
  await follow(active);
  Object.assign(registration, { installing: fresh });
  registration.dispatchEvent(new Event('updatefound'));
  expect(isOffered()).toBe(false);
  fresh.become('installed');
  expect(isOffered()).toBe(true);
});

test('a newer version that is being installed when the page begins to follow is offered', async () => {
  const active = new TestWorker();
  const installing = new TestWorker();
  openBrowser({ active, installing }, active);
  await follow(active);
  installing.become('installed');
  expect(isOffered()).toBe(true);
});

test('a newer version that waits when the page begins to follow is offered', async () => {
  const active = new TestWorker();
  openBrowser({ active, waiting: new TestWorker() }, active);
  await follow(active);
  expect(isOffered()).toBe(true);
});

test.each([
  ['loads the page anew', false],
  ['is offered while a form is filled in', true],
])('a version that takes over later %s', async (_what, isEdited) => {
  const active = new TestWorker();
  const { container } = openBrowser({ active }, active);
  await follow(active);
  modules.setEditing('form', isEdited);
  Object.assign(container, { controller: new TestWorker() });
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(isEdited ? 0 : 1);
  expect(isOffered()).toBe(isEdited);
});

test.each([
  ['loads the page anew', false],
  ['is offered while a form is filled in', true],
])('a version that took over before the page began to follow %s', async (_what, isEdited) => {
  const fresh = new TestWorker();
  openBrowser({ active: fresh }, fresh);
  modules.setEditing('form', isEdited);
  await follow(new TestWorker());
  expect(reload).toHaveBeenCalledTimes(isEdited ? 0 : 1);
  expect(isOffered()).toBe(isEdited);
});

test('a page that is still controlled by the worker that loaded it stays', async () => {
  const active = new TestWorker();
  openBrowser({ active }, active);
  await follow(active);
  expect(reload).not.toHaveBeenCalled();
  expect(isOffered()).toBe(false);
});
