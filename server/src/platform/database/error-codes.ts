import { DatabaseError } from 'pg';

/** Codes of PostgreSQL, by the names in its manual. */
const codes = {
  foreign_key_violation: '23503',
  unique_violation: '23505',
  exclusion_violation: '23P01',
  duplicate_object: '42710',
  lock_not_available: '55P03',
  deadlock_detected: '40P01',
};

/**
 * Codes of PostgreSQL and the network that mean that the database is away for the moment: it restarts, is too slow (57014), or is
 * the standby after a failover (25006).
 */
const away =
  /^(08...|25006|57P0[123]|57014|40001|40P01|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/;
const lostConnection =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/;

/** True for an error of a query that may succeed in a moment; whether it was done is unknown. */
export const isUnavailable = ({ code = '', message }: Error & { code?: string | undefined }) =>
  away.test(code) || lostConnection.test(message);

export const hasCode = (error: unknown, code: keyof typeof codes): error is DatabaseError =>
  error instanceof DatabaseError && error.code === codes[code];
