import * as z from 'zod/mini';
import {
  email,
  hours,
  id,
  instant,
  multiline,
  plainDate,
  requiredText,
  text,
  version,
} from '../fields.ts';
import { filename } from '../images/schemas.ts';
import { limits } from '../limits.ts';
import { SlipSignature } from './signing.schemas.ts';

/** Extra work at any price ('Meerwerkbon'), or hours and material at a rate ('Regiebon'). */
const kind = z.enum(['extra-work', 'day-rate']);
export type SlipKind = z.infer<typeof kind>;

/**
 * - `draft`: nobody was asked to sign it yet
 * - `waiting`: it was shown or mailed, without an answer
 * - `disputed`, `invoiced`: signed, and marked so by the office
 * - `withdrawn`: a draft that the office does not go on with
 */
export const slipStates = [
  'draft',
  'waiting',
  'signed',
  'refused',
  'disputed',
  'invoiced',
  'withdrawn',
] as const;
const state = z.enum(slipStates);
export type SlipState = z.infer<typeof state>;

/** What the client pays: the rate of an hour with the material on top of it, a fixed sum, or a sum that is estimated. */
const basis = z.enum(['hours-and-materials', 'fixed', 'estimate']);
export type PriceBasis = z.infer<typeof basis>;

const cents = z.int().check(z.minimum(1), z.maximum(limits.slipCents));

/** The price, without VAT, and when the client was told it, by the clock of the device. */
const SlipPrice = z.strictObject({ basis, cents, toldAt: instant });
export type SlipPrice = z.infer<typeof SlipPrice>;

const quantity = z.number().check(z.minimum(0.01), z.maximum(limits.slipQuantity));

/** What is agreed on a slip. Hours need a price that was told before them (Burgerlijk Wetboek 7:755). */
export const SlipContent = z
  .strictObject({
    what: multiline(limits.description),
    orderedBy: z.strictObject({
      name: text(limits.name),
      role: text(limits.name),
      email,
    }),
    price: z.nullable(SlipPrice),
    lines: z
      .array(
        z.strictObject({
          employeeId: id,
          date: plainDate,
          hours: hours.check(z.minimum(limits.hoursStep)),
        }),
      )
      .check(z.maxLength(limits.slipLines)),
    materials: z
      .array(
        z.strictObject({ what: requiredText(limits.name), quantity, unit: text(limits.shortName) }),
      )
      .check(z.maxLength(limits.slipLines)),
    photos: z.array(z.strictObject({ id, name: filename })).check(z.maxLength(limits.imagesAtOnce)),
  })
  .check(
    z.refine(({ price, lines }) => price !== null || lines.length === 0, {
      path: ['price'],
      error: 'required',
    }),
    z.refine(
      ({ lines }) =>
        new Set(lines.map(({ employeeId, date }) => `${employeeId} ${date}`)).size === lines.length,
      { path: ['lines'], error: 'not-unique' },
    ),
  );
export type SlipContent = z.infer<typeof SlipContent>;

/** A version as its maker has it. The number is one more than that of the last version that was shown to be signed. */
export const SlipDraft = z
  .strictObject({ kind, projectId: id, version, content: SlipContent })
  .check(
    z.refine(
      ({ kind: kindOfSlip, content: { price } }) =>
        kindOfSlip === 'extra-work' || !price || price.basis === 'hours-and-materials',
      { path: ['content', 'price'], error: 'other-kind' },
    ),
  );
export type SlipDraft = z.infer<typeof SlipDraft>;

/** A photo that belongs to a slip; one that the sender sends again is stored once. */
export const SlipPhotos = z.strictObject({
  names: z.optional(z.array(filename).check(z.maxLength(1))),
  ids: z.optional(z.array(id).check(z.maxLength(1))),
});

/** A version as it is read, and as it is signed: nothing in it follows from other records any more. */
export const SlipPaper = z.strictObject({
  company: z.string(),
  number: version,
  version,
  kind,
  project: z.strictObject({ title: z.string(), number: z.string(), location: z.string() }),
  client: z.string(),
  what: z.string(),
  orderedBy: z.strictObject({ name: z.string(), role: z.string(), email: z.string() }),
  /** `arrivedAt`: when the server heard of it. */
  price: z.nullable(z.extend(SlipPrice, { arrivedAt: instant })),
  lines: z.array(z.strictObject({ name: z.string(), date: plainDate, hours: z.number() })),
  materials: z.array(z.strictObject({ what: z.string(), quantity: z.number(), unit: z.string() })),
  /** The SHA-256 of each photo as it is stored; null where it did not arrive. */
  photos: z.array(z.strictObject({ id, name: z.string(), sha256: z.nullable(z.string()) })),
});
export type SlipPaper = z.infer<typeof SlipPaper>;

export const SlipVersion = z.strictObject({
  number: version,
  content: z.strictObject({
    ...SlipContent.shape,
    what: z.string(),
    orderedBy: SlipPaper.shape.orderedBy,
    materials: SlipPaper.shape.materials,
    photos: z.array(z.strictObject({ id, name: z.string() })),
  }),
  paper: SlipPaper,
  /** Null while it can be changed. */
  sha256: z.nullable(z.string()),
  frozenAt: z.nullable(instant),
  savedAt: instant,
  by: z.string(),
  signatures: z.array(SlipSignature),
});
export type SlipVersion = z.infer<typeof SlipVersion>;

/** A slip in a list. */
export const SlipRow = z.strictObject({
  id,
  number: version,
  kind,
  state,
  projectId: id,
  projectName: z.string(),
  clientName: z.string(),
  what: z.string(),
  version,
  hours: z.number(),
  price: z.nullable(z.strictObject({ basis, cents })),
  madeAt: instant,
  by: z.string(),
  /** When the last version was signed, and by whom; null and empty until then. */
  signedAt: z.nullable(instant),
  signedBy: z.string(),
});
export type SlipRow = z.infer<typeof SlipRow>;

/** Hours of a signed slip that are not in the hours, with the reason. */
const OpenSlipHours = z.strictObject({
  name: z.string(),
  date: plainDate,
  hours: z.number(),
  reason: z.enum(['hours-approved', 'not-in-service', 'too-many-hours', 'no-kind']),
});
export type OpenSlipHours = z.infer<typeof OpenSlipHours>;

export const Slip = z.extend(SlipRow, {
  /** The last one first. */
  versions: z.array(SlipVersion),
  openHours: z.array(OpenSlipHours),
});
export type Slip = z.infer<typeof Slip>;

/** What a slip is made of: the works of who makes it, with whom to talk to there, and the people of the company. */
export const SlipChoices = z.strictObject({
  projects: z.array(
    z.strictObject({
      id,
      title: z.string(),
      clientName: z.string(),
      contact: z.strictObject({ name: z.string(), email: z.string() }),
    }),
  ),
  people: z.array(z.strictObject({ id, name: z.string() })),
  /** The rate of the last slip, in cents; null before the first. */
  rate: z.nullable(z.int()),
});
export type SlipChoices = z.infer<typeof SlipChoices>;

export const SlipStateChange = z.strictObject({
  state: z.enum(['signed', 'disputed', 'invoiced', 'draft', 'withdrawn']),
});
export type SlipStateChange = z.infer<typeof SlipStateChange>;

/** A day of a person on a work where the signed slips and the hours of that kind differ. */
export const SlipDifference = z.strictObject({
  employeeName: z.string(),
  projectName: z.string(),
  date: plainDate,
  kind,
  slipHours: z.number(),
  recordedHours: z.number(),
  /** The numbers of the slips. */
  slips: z.array(z.int()),
});
export type SlipDifference = z.infer<typeof SlipDifference>;

/** The slips of a bundle. */
export const SlipBundle = z.strictObject({
  ids: z.pipe(
    z.string().check(z.maxLength(limits.slipBundle * 37)),
    z.pipe(
      z.transform((list: string) => list.split(',')),
      z.array(id).check(z.minLength(1), z.maxLength(limits.slipBundle)),
    ),
  ),
});
