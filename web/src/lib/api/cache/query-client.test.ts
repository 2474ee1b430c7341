import { afterEach, expect, test, vi } from 'vitest';
import { isEditing } from '../../form/edit-mode.ts';
import { NetworkError } from '../errors.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each(['answered', 'refused'] as const)(
  'a running mutation blocks a reload until it is %s',
  async (end) => {
    const client = createQueryClient();
    const answer = Promise.withResolvers<void>();
    const afterwards: boolean[] = [];
    const sent = client
      .getMutationCache()
      .build(client, {
        mutationFn: () => answer.promise,
        onSuccess: () => void afterwards.push(isEditing()),
        onError: () => void afterwards.push(isEditing()),
      })
      .execute(undefined)
      .catch(() => undefined);
    expect(isEditing()).toBe(true);
    if (end === 'answered') answer.resolve();
    else answer.reject(new Error('refused'));
    await sent;
    // Where the answer leads, perhaps to a part that only a newer version has, nothing is in the way.
    expect(afterwards).toEqual([false]);
    expect(isEditing()).toBe(false);
  },
);

test.each([
  ['at once on a device without network', false, 1],
  ['after two more tries on a device with network', true, 3],
])('a read that does not reach the server fails %s', async (_when, onLine, tries) => {
  vi.stubGlobal('navigator', { onLine });
  const queryFn = vi.fn(() => Promise.reject(new NetworkError()));
  const client = createQueryClient();
  const read = client.fetchQuery({
    queryKey: ['help'],
    queryFn,
    // Of the default, for fetchQuery itself tries once.
    retry: client.getDefaultOptions().queries?.retry ?? false,
    retryDelay: 0,
  });
  await expect(read).rejects.toThrow(NetworkError);
  expect(queryFn).toHaveBeenCalledTimes(tries);
});
