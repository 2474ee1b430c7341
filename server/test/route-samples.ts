import { randomUUIDv7 } from 'node:crypto';
import { clients } from '@ploegplan/contract/clients';
import { employeePlanning } from '@ploegplan/contract/employee-planning';
import { employees } from '@ploegplan/contract/employees';
import type { BodyFor, Endpoint, ParamsFor, QueryFor } from '@ploegplan/contract/endpoint';
import { images } from '@ploegplan/contract/images';
import { planning } from '@ploegplan/contract/planning';
import { projects } from '@ploegplan/contract/projects';
import { session } from '@ploegplan/contract/session';
import { browseAs } from './browser.ts';
import {
  makeClient,
  makePlanningItem,
  makeProject,
  makeUser,
  PASSWORD,
  type TestTenant,
  type TestUser,
} from './factories.ts';
import type { TestServer } from './server.ts';
import { drawJpeg, sendForm } from './uploads.ts';

const DAY = '2030-01-07';
const photo = await drawJpeg();

/** Rows that a request may name, made for one user of one tenant. */
export interface World {
  user: TestUser;
  employee: string;
  client: string;
  project: string;
  /** A planning item that the employee is on. */
  item: string;
  /** Puts an image on the item, uploaded by the employee; gives its name. */
  image(): Promise<string>;
}

export async function makeWorld(
  server: TestServer,
  tenant: TestTenant,
  user: TestUser,
): Promise<World> {
  const { employeeId } = user.employeeId ? user : await makeUser(tenant, { userType: 'employee' });
  const employee = employeeId ?? '';
  const client = await makeClient(tenant);
  const project = await makeProject(tenant, { client_id: client });
  const { id: item } = await makePlanningItem(tenant, {
    project_id: project,
    employeeIds: [employee],
    date: DAY,
  });
  const image = async () => {
    const office = await browseAs(server, tenant, await makeUser(tenant));
    await sendForm(office, images.upload, item, { files: [['foto.jpg', photo]] });
    await tenant.transact((tx) =>
      tx.updateTable('images').set({ uploader_employee_id: employee }).execute(),
    );
    return 'foto.jpg';
  };
  return { user, employee, client, project, item, image };
}

type Part<E, Key extends string, Value> =
  E extends Record<Key, object> ? Record<Key, Value> : unknown;

/** Everything that an endpoint asks for; what it can do without too, so that garbage finds every place. */
type Complete<E extends Endpoint> = Part<E, 'params', ParamsFor<E>> &
  Part<E, 'query', Required<QueryFor<E>>> &
  Part<E, 'body', Required<BodyFor<E>>>;

/** A request with its types forgotten. */
export interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

type MakeSample = (world: World) => Promise<Sample>;

const samples = new Map<Endpoint, MakeSample>();

function sample<E extends Endpoint>(
  endpoint: E,
  make: (world: World) => Complete<E> | Promise<Complete<E>>,
): void {
  samples.set(endpoint, async (world) => (await make(world)) as Sample);
}

const asksNothing = ({ params, query, body }: Endpoint) => !params && !query && !body;

/** How a request to the endpoint looks; undefined when that must still be written below. */
export function sampleOf(endpoint: Endpoint): MakeSample | undefined {
  return asksNothing(endpoint) ? async () => ({}) : samples.get(endpoint);
}

const days = { query: { from: DAY, to: DAY } };
const everything = { query: { includingdeleted: 'true' } } as const;

sample(session.login, ({ user }) => ({ body: { username: user.username, password: PASSWORD } }));

sample(clients.list, () => everything);
sample(clients.get, ({ client }) => ({ params: { id: client } }));
sample(clients.create, () => ({
  body: { id: randomUUIDv7(), name: 'Klant', companyname: 'Bedrijf', location: 'Utrecht' },
}));

sample(projects.list, ({ client }) => ({
  query: { ...everything.query, client_id: client },
}));
sample(projects.get, ({ project }) => ({ params: { id: project } }));
sample(projects.details, ({ project }) => ({ params: { id: project } }));
sample(projects.create, ({ client }) => ({
  body: { id: randomUUIDv7(), title: 'Project', location: 'Utrecht', client, status: null },
}));

sample(employees.list, () => everything);

const plan = ({ project, employee }: World) => ({
  date: DAY,
  startTime: '07:00',
  endTime: '16:00:00',
  projectId: project,
  clientId: null,
  location: 'Utrecht',
  description: 'Opbouw',
  contactPerson: {
    name: 'Uitvoerder',
    phonenumber: '030 1234567',
    email: 'uitvoerder@example.nl',
    showName: true,
    showPhonenumber: true,
    showEmail: false,
  },
  employeeIds: [employee],
});
sample(planning.list, () => days);
sample(planning.get, ({ item }) => ({ params: { id: item } }));
sample(planning.create, (world) => ({ body: { id: randomUUIDv7(), ...plan(world) } }));
sample(planning.update, (world) => ({
  params: { id: world.item },
  body: { version: 1, ...plan(world) },
}));
sample(planning.remove, ({ item }) => ({ params: { id: item } }));

sample(employeePlanning.list, () => days);
sample(employeePlanning.get, ({ item }) => ({ params: { id: item } }));
sample(employeePlanning.record, ({ item }) => ({
  params: { id: item },
  body: { hoursWorked: 7.75, notes: 'Gereed', names: [] },
}));

const imageOf = async ({ item, image }: World) => ({ id: item, filename: await image() });
const preview = { preview: 'true', maxWidth: '64' } as const;
sample(employeePlanning.viewImage, async (world) => ({
  params: await imageOf(world),
  query: preview,
}));
sample(employeePlanning.removeImage, async (world) => ({ params: await imageOf(world) }));
sample(images.list, ({ item }) => ({ params: { id: item } }));
sample(images.upload, ({ item }) => ({ params: { id: item }, body: { names: ['gevel.jpg'] } }));
sample(images.view, async (world) => ({ params: await imageOf(world), query: preview }));
sample(images.rename, async (world) => ({
  body: {
    sourceType: 'planningitem' as const,
    sourceId: world.item,
    filename: await world.image(),
    newFilename: 'gevel.jpg',
  },
}));
sample(images.remove, async (world) => ({ params: await imageOf(world) }));
