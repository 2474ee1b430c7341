import * as z from 'zod/mini';

/** The numbers of records that a file added and changed. */
export const Imported = z.strictObject({ added: z.int(), changed: z.int() });
