import type { Queue } from 'pg-boss';

const DAY_SECONDS = 24 * 60 * 60;

/** Where a job goes that all tries failed, or that is hopeless. */
export const deadLetters = 'dead-letters';

interface QueueSettings extends Omit<Queue, 'name' | 'partition' | 'policy'> {}

/** Every queue that there is. Whoever owns the database makes them; the server only sends and works. */
export const queues = {
  [deadLetters]: { notify: true, deleteAfterSeconds: 30 * DAY_SECONDS },
  /** Tried eight more times, in ever longer steps: in all some four hours, for a mail server that is away. */
  'account-mail': {
    notify: true,
    deadLetter: deadLetters,
    retryLimit: 8,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 2 * 60 * 60,
    /** A node that died leaves its job to the others after this. */
    expireInSeconds: 120,
    deleteAfterSeconds: DAY_SECONDS,
  },
} as const satisfies Record<string, QueueSettings>;

export type QueueName = Exclude<keyof typeof queues, typeof deadLetters>;
