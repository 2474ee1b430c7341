import { expect, test } from 'vitest';
import { isEditing } from '../form/edit-mode.ts';
import { createQueryClient } from './query-client.ts';

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
