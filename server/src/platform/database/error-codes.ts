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

export const hasCode = (error: unknown, code: keyof typeof codes): error is DatabaseError =>
  error instanceof DatabaseError && error.code === codes[code];
