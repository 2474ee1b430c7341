import { beforeEach, expect, test, vi } from 'vitest';
import { lastSession } from '../../session/remembered.ts';
import { ApiError, NetworkError } from '../errors.ts';
import { isShowingLastAnswer, whenShowingLastAnswer, withLastAnswer } from './last-answer.ts';

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

test('without a connection the stored answer is used, until the server answers', async () => {
  expect(await withLastAnswer(lastSession, async () => session)).toEqual(session);
  expect(isShowingLastAnswer()).toBe(false);
  expect(await withLastAnswer(lastSession, unreachable)).toEqual(session);
  expect(isShowingLastAnswer()).toBe(true);
  await withLastAnswer(lastSession, async () => session);
  expect(isShowingLastAnswer()).toBe(false);
});

test('a listener is called at the first stored answer, also when that came before it listened', async () => {
  const before = vi.fn();
  whenShowingLastAnswer(before);
  expect(before).not.toHaveBeenCalled();
  await withLastAnswer(lastSession, async () => session);
  await withLastAnswer(lastSession, unreachable);
  expect(before).toHaveBeenCalled();
  const after = vi.fn();
  whenShowingLastAnswer(after);
  expect(after).toHaveBeenCalled();
  await withLastAnswer(lastSession, async () => session);
});

test('without a stored answer, or after signing out, the network error remains', async () => {
  await expect(withLastAnswer(lastSession, unreachable)).rejects.toThrow(NetworkError);
  await withLastAnswer(lastSession, async () => session);
  await withLastAnswer(lastSession, async () => null);
  await expect(withLastAnswer(lastSession, unreachable)).rejects.toThrow(NetworkError);
});

test('a session that requires a new password is not stored', async () => {
  await withLastAnswer(lastSession, async () => session);
  await withLastAnswer(lastSession, async () => ({ ...session, needsPasswordChange: true }));
  await expect(withLastAnswer(lastSession, unreachable)).rejects.toThrow(NetworkError);
});

test('a stored session of another tenant is not used', async () => {
  await withLastAnswer(lastSession, async () => session);
  const isOf = (name: string) => (last: { tenant: string }) => last.tenant === name;
  await expect(withLastAnswer(lastSession, unreachable, isOf('gevelwerk'))).rejects.toThrow(
    NetworkError,
  );
  expect(await withLastAnswer(lastSession, unreachable, isOf('demo'))).toEqual(session);
});

test('an error answer of the server is not replaced by the stored one', async () => {
  await withLastAnswer(lastSession, async () => session);
  const refusal = new ApiError({
    type: 'about:blank',
    title: 'Unavailable',
    status: 503,
    code: 'unavailable',
    requestId: '',
  });
  await expect(withLastAnswer(lastSession, () => Promise.reject(refusal))).rejects.toBe(refusal);
});
