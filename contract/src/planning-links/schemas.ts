import * as z from 'zod/mini';
import { addDays, getToday } from '../dates/dates.ts';
import { id, instant, plainDate, plainTime, requiredText, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { GatePerson } from '../requirements/gate-schemas.ts';

/** A page in the browser, or a feed that calendars subscribe to. */
const kind = z.enum(['page', 'calendar']);

/** A link shows the planning of one of these, or all planning when each is null. */
const scope = {
  projectId: z.nullable(id),
  clientId: z.nullable(id),
  employeeId: z.nullable(id),
};

/** A link made by the office. Its token is told once, when it is made. */
export const PlanningLink = z.strictObject({
  id,
  kind,
  name: z.string(),
  ...scope,
  /** The page of a project also tells who comes, with certificates. */
  gateList: z.boolean(),
  /** The last day on which it works. */
  validUntil: plainDate,
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});
export type PlanningLink = z.infer<typeof PlanningLink>;

/** The last day that a link made today can have. */
export const getLastLinkDay = (): string => addDays(getToday(), limits.linkDays.most);

export const NewPlanningLink = z
  .strictObject({
    id,
    kind,
    name: requiredText(limits.name),
    ...scope,
    gateList: z._default(z.boolean(), false),
    validUntil: plainDate.check(z.refine((day) => day <= getLastLinkDay(), { error: 'too-late' })),
  })
  .check(
    z.refine(
      (link) => [link.projectId, link.clientId, link.employeeId].filter(Boolean).length <= 1,
      { path: ['projectId'], error: 'one-subject' },
    ),
    z.refine(
      ({ gateList, projectId, kind: of }) => !gateList || (projectId !== null && of === 'page'),
      {
        path: ['gateList'],
        error: 'only-projects',
      },
    ),
  );
export type NewPlanningLink = z.infer<typeof NewPlanningLink>;

/** The secret part of a link; the server keeps only its hash. */
export const LinkToken = z.strictObject({ token: z.string() });

export const OwnCalendar = z.strictObject({
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});
export type OwnCalendar = z.infer<typeof OwnCalendar>;

/** The token may be any text, so that one that cannot be a token is answered like an unknown one. */
export const LinkQuery = z.strictObject({ token: text(limits.name) });

/** The fields of a planning item that anyone with a link may know. Ids are left out. */
export const PublicItem = z.strictObject({
  date: plainDate,
  startTime: z.nullable(plainTime),
  endTime: z.nullable(plainTime),
  /** The project, or the client alone when there is none. */
  title: z.string(),
  client: z.string(),
  /** The place and the description of the spot there ('Poort 3'); empty without either. */
  place: z.string(),
  spot: z.string(),
  hue: z.nullable(z.int()),
  people: z.array(z.string()),
  materials: z.array(z.string()),
});
export type PublicItem = z.infer<typeof PublicItem>;

export const PublicPlanning = z.strictObject({
  tenant: z.strictObject({ name: z.string(), logo: z.string(), accentColor: z.string() }),
  /** The project, client or employee whose planning it is; empty for all. */
  about: z.string(),
  /** The first and last day: two weeks from Monday. */
  from: plainDate,
  to: plainDate,
  items: z.array(PublicItem),
  /** Who comes on each day; null for a link that does not tell it. */
  gateList: z.nullable(z.array(GatePerson)),
  /** The version changes with every field above. */
  version: z.string(),
  /** The files of the page that this server has; a page with others is to be loaded again. */
  page: z.string(),
});
export type PublicPlanning = z.infer<typeof PublicPlanning>;

/** Event `state`, at the start and after every change that the link shows. */
export type PublicState = Pick<PublicPlanning, 'version' | 'page'>;
