import * as z from 'zod/mini';
import { email, id, instant, multiline, requiredText, text, version } from '../fields.ts';
import { limits } from '../limits.ts';

/** Of the field in which somebody signs; strokes are within it. */
export const signatureField = { width: 600, height: 240 };

const coordinate = (most: number) => z.int().check(z.minimum(0), z.maximum(most));

/** Lines as they were drawn, with milliseconds since the first point. */
export const SlipStrokes = z
  .array(
    z
      .array(
        z.strictObject({
          x: coordinate(signatureField.width),
          y: coordinate(signatureField.height),
          t: coordinate(limits.strokeMilliseconds),
        }),
      )
      .check(z.minLength(1), z.maxLength(limits.strokePoints)),
  )
  .check(z.maxLength(limits.strokes));
export type SlipStrokes = z.infer<typeof SlipStrokes>;

const outcome = z.enum(['signed', 'refused', 'absent']);
export type SlipOutcome = z.infer<typeof outcome>;

const position = z.strictObject({ lat: z.number(), lon: z.number(), accuracy: z.number() });

const answer = {
  name: text(limits.name),
  role: text(limits.name),
  email,
  reason: multiline(limits.reason),
  strokes: SlipStrokes,
  device: text(limits.location),
};

const isWhole = ({
  outcome: what,
  name,
  strokes,
}: {
  outcome: string;
  name: string;
  strokes: SlipStrokes;
}) => what !== 'signed' || (name !== '' && strokes.length > 0);
const isExplained = ({ outcome: what, reason }: { outcome: string; reason: string }) =>
  what === 'signed' || reason !== '';

/** What the client's person did on the glass. `at` is by the clock of the device. */
export const NewSlipSignature = z
  .strictObject({
    id,
    version,
    outcome,
    ...answer,
    /** Null where the device does not tell it. */
    position: z.nullable(position),
    at: instant,
  })
  .check(
    z.refine(isWhole, { path: ['strokes'], error: 'required' }),
    z.refine(isExplained, { path: ['reason'], error: 'required' }),
  );
export type NewSlipSignature = z.infer<typeof NewSlipSignature>;

/** The answer of who has the link. */
export const LinkedSignature = z
  .strictObject({ outcome: z.enum(['signed', 'refused']), ...answer })
  .check(
    z.refine(isWhole, { path: ['strokes'], error: 'required' }),
    z.refine(isExplained, { path: ['reason'], error: 'required' }),
  );
export type LinkedSignature = z.infer<typeof LinkedSignature>;

export const SlipLink = z.strictObject({
  version,
  name: requiredText(limits.name),
  email: email.check(z.refine((address) => address !== '', { error: 'required' })),
});

export const SlipSignature = z.strictObject({
  id,
  outcome,
  way: z.enum(['glass', 'link']),
  name: z.string(),
  role: z.string(),
  email: z.string(),
  reason: z.string(),
  strokes: z.array(z.array(z.strictObject({ x: z.int(), y: z.int(), t: z.int() }))),
  device: z.string(),
  position: z.nullable(position),
  at: instant,
  arrivedAt: instant,
  /** Null until the signer confirmed it by mail. */
  confirmedAt: z.nullable(instant),
});
export type SlipSignature = z.infer<typeof SlipSignature>;
