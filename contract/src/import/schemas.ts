import * as z from 'zod/mini';

/** How many records a file made and changed. */
export const Imported = z.strictObject({ added: z.int(), changed: z.int() });
