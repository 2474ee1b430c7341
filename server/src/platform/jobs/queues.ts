import type { Queue } from 'pg-boss';

const DAY_SECONDS = 24 * 60 * 60;

/** The dead letter queue: for jobs whose retries all failed, or that cannot succeed. */
export const deadLetters = 'dead-letters';

interface QueueSettings extends Omit<Queue, 'name' | 'partition' | 'policy'> {}

/** All queues. They are created by the database owner; the application role only sends and works. */
export const queues = {
  /** The nightly upkeep removes these after thirty days, with a figure; this term is for a server on which it does not run. */
  [deadLetters]: { notify: true, deleteAfterSeconds: 60 * DAY_SECONDS },
  /** Eight retries with exponential backoff, in total about four hours, for a mail server that is unavailable. */
  'account-mail': {
    notify: true,
    deadLetter: deadLetters,
    retryLimit: 8,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 2 * 60 * 60,
    /** The job of a crashed node goes to another node after this time. */
    expireInSeconds: 120,
    deleteAfterSeconds: DAY_SECONDS,
  },
  /** Twelve retries, in total about six hours: the first within minutes, for a push service that is busy. */
  notices: {
    notify: true,
    deadLetter: deadLetters,
    retryLimit: 12,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 60 * 60,
    /** More than a claim of a notice lasts. */
    expireInSeconds: 120,
    deleteAfterSeconds: DAY_SECONDS,
  },
  /** What the outbox has for an endpoint. It says itself when it is sent again: a retry is for a node that failed. */
  webhooks: {
    notify: true,
    deadLetter: deadLetters,
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    /** More than a turn of an endpoint lasts. */
    expireInSeconds: 60,
    deleteAfterSeconds: 60 * 60,
  },
  /** This queue has no dead letters: a missing preview is made when it is asked for. */
  'image-previews': {
    notify: true,
    retryLimit: 2,
    retryDelay: 60,
    expireInSeconds: 300,
    deleteAfterSeconds: 60 * 60,
  },
  /** Data of a company, made as one file. A killed node stops its heartbeat, and another one, or the next start, begins again. */
  'data-exports': {
    notify: true,
    deadLetter: deadLetters,
    retryLimit: 4,
    retryDelay: 10,
    heartbeatSeconds: 30,
    expireInSeconds: 12 * 60 * 60,
    deleteAfterSeconds: DAY_SECONDS,
  },
  /** The end of a tenant, which waits for a month. */
  'tenant-deletions': {
    notify: true,
    deadLetter: deadLetters,
    retryLimit: 10,
    retryDelay: 60,
    retryBackoff: true,
    retryDelayMax: 60 * 60,
    heartbeatSeconds: 60,
    expireInSeconds: 12 * 60 * 60,
    retentionSeconds: 60 * DAY_SECONDS,
    deleteAfterSeconds: 60 * 60,
  },
} as const satisfies Record<string, QueueSettings>;

export type QueueName = Exclude<keyof typeof queues, typeof deadLetters>;
