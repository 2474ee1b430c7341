import { notices } from '@ploegplan/contract/notices/endpoints';
import { OwnNotices, type PushTested } from '@ploegplan/contract/notices/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';

const part = page.getByRole('region', { name: 'Meldingen', exact: true });
const here = page.getByRole('region', { name: /Meldingen op/ });
const button = (name: string) => here.getByRole('button', { name, exact: true });

const usual = sample(OwnNotices, {
  ...{ firstWay: 'push', kindsOff: [], version: 0, email: 'ann@example.nl' },
  ...{ pushKey: 'sleutel', isSubscribed: false, devices: 0 },
});
const subscription = {
  endpoint: 'https://push.example.nl/a',
  p256dh: 'p'.repeat(87),
  auth: 'a'.repeat(22),
};

/** A server that keeps the choices. */
function createApi(tested: PushTested['result'] = 'sent') {
  const api = new TestApi();
  let own = usual;
  const change = (values: Partial<OwnNotices>) => {
    own = { ...own, ...values };
    return own;
  };
  api.answer(notices.own, () => own);
  api.answer(notices.changeOwn, ({ body }) => change({ ...body, version: body.version + 1 }));
  api.answer(notices.subscribe, () => change({ isSubscribed: true, devices: 1 }));
  api.answer(notices.unsubscribe, () => change({ isSubscribed: false, devices: 0 }));
  api.answer(notices.test, () => {
    if (tested === 'ended') change({ isSubscribed: false, devices: 0 });
    return { result: tested };
  });
  return { api, change };
}

const { endpoint, ...keys } = subscription;
const unsubscribe = vi.fn(async () => true);
const browserSubscription = { toJSON: () => ({ endpoint, keys }), unsubscribe };
const subscribe = vi.fn(async () => browserSubscription);

/** A browser that shows messages, after this answer of its user; null: one that cannot. */
function usePush(
  answer: NotificationPermission | null,
  permission: NotificationPermission = 'default',
) {
  const service = { permission, requestPermission: async () => answer };
  if (answer === null) vi.stubGlobal('PushManager', undefined);
  if (answer === null) Reflect.deleteProperty(window, 'PushManager');
  else vi.stubGlobal('Notification', service);
  const pushManager = { subscribe, getSubscription: async () => browserSubscription };
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({
    pushManager,
  } as unknown as ServiceWorkerRegistration);
  return service;
}

const open = (api: TestApi, remembered = {}) =>
  openApp({ at: '/account', as: 'employee', size: 'phone', api, remembered });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a worker chooses which way comes first, and switches kinds off, but not the planning', async () => {
  usePush('granted');
  const { api } = createApi();
  await open(api);
  await part.getByText('Eerst per mail').click();
  await part.getByRole('switch', { name: 'Antwoord op je verlof' }).click();
  await expect.element(part.getByRole('switch', { name: 'Je planning' })).toBeDisabled();
  await expect.element(part.getByText('Mail gaat naar ann@example.nl.')).toBeVisible();
  await expect
    .poll(() => api.received(notices.changeOwn).map(({ body }) => body))
    .toEqual([
      { firstWay: 'mail', kindsOff: [], version: 0 },
      { firstWay: 'mail', kindsOff: ['leave'], version: 1 },
    ]);
  await part.getByRole('switch', { name: 'Antwoord op je verlof' }).click();
  await expect
    .poll(() => api.received(notices.changeOwn).at(-1)?.body)
    .toEqual({ firstWay: 'mail', kindsOff: [], version: 2 });
  await expectAccessible();
});

test('a worker switches messages on in this browser, tests them, and switches them off', async () => {
  usePush('granted');
  const { api } = createApi();
  await open(api);
  await button('Meldingen aanzetten').click();
  await expect.element(button('Stuur een proefmelding')).toBeVisible();
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'sleutel',
  });
  expect(api.received(notices.subscribe).map(({ body }) => body)).toEqual([subscription]);
  await button('Stuur een proefmelding').click();
  await expect.element(page.getByText('Proefmelding verstuurd')).toBeVisible();
  await expectAccessible();
  await button('Uitzetten').click();
  await expect.element(button('Meldingen aanzetten')).toBeVisible();
  await expect.poll(() => unsubscribe.mock.calls).toHaveLength(1);
});

test('a new key of the server takes the place of the old one', async () => {
  usePush('granted');
  subscribe.mockRejectedValueOnce(new DOMException('Another key', 'InvalidStateError'));
  const { api } = createApi();
  await open(api);
  await button('Meldingen aanzetten').click();
  await expect.element(button('Stuur een proefmelding')).toBeVisible();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('who refuses reads what to do, and sees it change on the way back', async () => {
  const service = usePush('denied');
  const { api } = createApi();
  await open(api);
  await button('Meldingen aanzetten').click();
  await expect.element(page.getByText('Meldingen staan nog uit')).toBeVisible();
  service.permission = 'denied';
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(here.getByText(/Meldingen zijn hier geweigerd\./)).toBeVisible();
  await expect.element(button('Meldingen aanzetten')).not.toBeInTheDocument();
  service.permission = 'default';
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(button('Meldingen aanzetten')).toBeVisible();
  expect(api.received(notices.subscribe)).toEqual([]);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', false, /vanaf iOS 16\.4\. Tik in/],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X)', true, /Werk je iPhone of iPad bij/],
  ['Mozilla/5.0 (Linux; Android 6)', false, 'Deze browser kan geen meldingen ontvangen.'],
])('a browser without messages says what to do: %s, as an app: %s', async (agent, isApp, text) => {
  usePush(null);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  Object.defineProperty(navigator, 'standalone', { value: isApp, configurable: true });
  await open(createApi().api);
  await expect.element(here.getByText(text)).toBeVisible();
  Reflect.deleteProperty(navigator, 'standalone');
});

test('a subscription that ended is said so at the test', async () => {
  usePush('granted');
  const { api, change } = createApi('ended');
  change({ isSubscribed: true, devices: 1 });
  await open(api);
  await button('Stuur een proefmelding').click();
  await expect.element(page.getByText('Meldingen zijn hier gestopt')).toBeVisible();
  await expect.element(button('Meldingen aanzetten')).toBeVisible();
});

test('the subscription of who signed in again is renewed, until it is switched off', async () => {
  usePush('granted', 'granted');
  const { api } = createApi();
  await open(api, { push: true });
  await button('Uitzetten').click();
  await expect.element(button('Meldingen aanzetten')).toBeVisible();
  expect(api.received(notices.subscribe)).toHaveLength(1);
});

test('who is no employee has no own notices', async () => {
  await openApp({ at: '/account', as: 'admin' });
  await expect.element(page.getByRole('region', { name: 'Apparaten' })).toBeVisible();
  await expect.element(part).not.toBeInTheDocument();
});
