import { beforeEach, expect, test } from 'vitest';
import { ApiError, NetworkError } from './api-errors.ts';
import { isShowingLastAnswer, withLastAnswer } from './last-answer.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
      setItem: (key: string, text: string) => stored.set(key, text),
    },
  });
});

const session = {
  tenant: 'demo',
  username: 'jan',
  userType: 'employee',
  userId: '0197',
  employeeId: '0198',
  alsoEmployee: false,
  needsPasswordChange: false,
} as const;

const unreachable = async () => {
  throw new NetworkError('The server cannot be reached');
};

test('without connection it is the answer of the last visit, until the server answers again', async () => {
  expect(await withLastAnswer('lastSession', async () => session)).toEqual(session);
  expect(isShowingLastAnswer()).toBe(false);
  expect(await withLastAnswer('lastSession', unreachable)).toEqual(session);
  expect(isShowingLastAnswer()).toBe(true);
  await withLastAnswer('lastSession', async () => session);
  expect(isShowingLastAnswer()).toBe(false);
});

test('who was never there, or has left, cannot begin without connection', async () => {
  await expect(withLastAnswer('lastSession', unreachable)).rejects.toThrow(NetworkError);
  await withLastAnswer('lastSession', async () => session);
  await withLastAnswer('lastSession', async () => null);
  await expect(withLastAnswer('lastSession', unreachable)).rejects.toThrow(NetworkError);
});

test('who must choose a password first does not begin as who was there before', async () => {
  await withLastAnswer('lastSession', async () => session);
  await withLastAnswer('lastSession', async () => ({ ...session, needsPasswordChange: true }));
  await expect(withLastAnswer('lastSession', unreachable)).rejects.toThrow(NetworkError);
});

test('who was there before the host became another tenant’s does not begin there', async () => {
  await withLastAnswer('lastSession', async () => session);
  const isOf = (name: string) => (last: { tenant: string }) => last.tenant === name;
  await expect(withLastAnswer('lastSession', unreachable, isOf('gevelwerk'))).rejects.toThrow(
    NetworkError,
  );
  expect(await withLastAnswer('lastSession', unreachable, isOf('demo'))).toEqual(session);
});

test('what the server refuses stays refused', async () => {
  await withLastAnswer('lastSession', async () => session);
  const refusal = new ApiError({
    type: 'about:blank',
    title: 'Unavailable',
    status: 503,
    code: 'unavailable',
    requestId: '',
  });
  await expect(withLastAnswer('lastSession', () => Promise.reject(refusal))).rejects.toBe(refusal);
});
