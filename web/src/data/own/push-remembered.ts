import { isBoolean, type Memory } from '../../lib/remembered/memory.ts';

/** This user gets push messages in this browser; after signing in again, the subscription is renewed by itself. */
export const isPushOn: Memory<boolean> = {
  name: 'push',
  owner: 'user',
  fits: isBoolean,
  fallback: () => false,
};
