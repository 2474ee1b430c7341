import { browseAs, type TestBrowser } from '../calls/browser.ts';
import type { TestServer } from '../servers/server.ts';
import {
  hourKindOf,
  makeEmployee,
  makePlanningItem,
  makeProject,
  makeUser,
  type TestTenant,
} from './factories.ts';

/** A planning item of a project on Monday 2030-01-07, its employee Ann with her phone, and the kind of hours that she enters. */
export async function makeWorkedItem(
  server: TestServer,
  tenant: TestTenant,
): Promise<Record<'ann' | 'project' | 'itemId' | 'normal', string> & { phone: TestBrowser }> {
  const ann = await makeEmployee(tenant, { name: 'Ann' });
  const user = await makeUser(tenant, { userType: 'employee', employeeId: ann });
  const phone = await browseAs(server, tenant, user);
  const project = await makeProject(tenant, { title: 'Kade' });
  const { id: itemId } = await makePlanningItem(tenant, {
    project_id: project,
    employeeIds: [ann],
  });
  return { ann, project, itemId, normal: await hourKindOf(tenant), phone };
}
