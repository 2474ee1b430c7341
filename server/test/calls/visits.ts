import { makeUser, type TestTenant } from '../data/factories.ts';
import { makeWorld, type World } from '../data/world.ts';
import type { TestServer } from '../servers/server.ts';
import { browse, browseAs, type TestBrowser } from './browser.ts';

export const roles = {
  employee: { userType: 'employee' },
  foreman: { userType: 'employee', leadsCrew: true },
  admin: { userType: 'admin' },
  workingAdmin: { userType: 'admin', alsoEmployee: true },
  god: { userType: 'god' },
  other: { userType: 'other' },
} as const;
export type Role = keyof typeof roles;
export const roleNames = Object.keys(roles) as Role[];

/** A signed-in user, and rows to which the requests of that user refer. */
export interface Visit {
  browser: TestBrowser;
  world: World;
}

/** The visits of a test file; a new user with rows takes much longer to make than a request. */
export class Visits {
  readonly #server: TestServer;
  readonly #shared = new Map<string, Promise<Visit>>();

  constructor(server: TestServer) {
    this.#server = server;
  }

  /** A new user with new rows, for a request that may change them. */
  async start(role: Role, tenant: TestTenant): Promise<Visit> {
    const user = await makeUser(tenant, roles[role]);
    const world = await makeWorld(this.#server, tenant, user);
    return { browser: await browseAs(this.#server, tenant, user), world };
  }

  /** The same user and rows at each call, for a request that reads or is rejected; the cookies are each caller's own. */
  async share(role: Role, tenant: TestTenant): Promise<Visit> {
    const key = `${role} ${tenant.id}`;
    const started = this.#shared.get(key) ?? this.start(role, tenant);
    this.#shared.set(key, started);
    const { browser, world } = await started;
    const copy = browse(this.#server, tenant);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    return { browser: copy, world };
  }
}
