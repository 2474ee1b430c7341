import * as z from 'zod/mini';
import { id } from './fields.ts';

type Optional<Shape extends z.core.$ZodShape> = {
  [F in keyof Shape]: z.ZodMiniExactOptional<Shape[F]>;
};

/**
 * The body of a PUT that may have some of the fields, because those of the specification are fewer than ours: absent ones are unchanged.
 * Without a version it changes the record as it is by then. It may repeat the id of its path.
 */
export function createPartialUpdate<Shape extends z.core.$ZodShape>({
  shape,
}: z.ZodMiniObject<Shape>) {
  const fields = Object.entries(shape).map(([name, field]) => [name, z.exactOptional(field)]);
  return z.strictObject({
    ...(Object.fromEntries(fields) as Optional<Shape>),
    id: z.exactOptional(id),
  });
}
