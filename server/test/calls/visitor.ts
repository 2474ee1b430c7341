import { beforeEach } from 'vitest';
import { makeTenant, makeUser, type TestTenant, type TestUser } from '../data/factories.ts';
import type { TestServer } from '../servers/server.ts';
import { browse, type TestBrowser } from './browser.ts';

// What these return stays the same object and is filled before each test, so that a file can name it once.

/** A new tenant for each test. */
export function useTenant(server: TestServer): TestTenant {
  const tenant = {} as TestTenant;
  beforeEach(async () => {
    Object.assign(tenant, await makeTenant(server));
  });
  return tenant;
}

interface Visitor {
  tenant: TestTenant;
  user: TestUser;
  browser: TestBrowser;
}

/** A new tenant for each test, and a user who is signed in there, by default an admin. */
export function useVisitor(
  server: TestServer,
  values: Parameters<typeof makeUser>[1] = {},
): Visitor {
  const tenant = useTenant(server);
  const user = {} as TestUser;
  const browser = browse(server, tenant);
  beforeEach(async () => {
    Object.assign(user, await makeUser(tenant, values));
    await browser.startSession(tenant, user);
  });
  return { tenant, user, browser };
}

/** A new tenant for each test, and a browser without a session there. */
export function useStranger(server: TestServer): Omit<Visitor, 'user'> {
  const tenant = useTenant(server);
  const browser = browse(server, tenant);
  beforeEach(() => browser.cookies.clear());
  return { tenant, browser };
}
