import type { Database } from '../../src/platform/database/pool.ts';
import {
  makeEmployee,
  makePlanningItem,
  makeProject,
  makeTenant,
  makeUser,
} from '../data/factories.ts';
import { recordHours, recordHoursWithPhotos } from './hours-work.ts';
import { keepPhotos, planItems, watchPhotos } from './office-work.ts';
import { Visitor } from './visitor.ts';
import { type Work, Writer } from './writer.ts';

/** A tenant whose users all write at the same time. */
export interface Company {
  login(): Promise<void>;
  writers: Pick<Writer<unknown>, keyof Writer<unknown>>[];
  /** Views the photos that the writers add, until the app no longer responds or was killed. */
  watch(killed: AbortSignal): Promise<void>;
}

export async function makeCompany(
  database: Database,
  app: { readonly address: string },
  photo: Blob,
): Promise<Company> {
  const tenant = await makeTenant({ database });
  const users = {
    admin: await makeUser(tenant, { userType: 'admin' }),
    worker: await makeUser(tenant, { userType: 'employee' }),
    photographer: await makeUser(tenant, { userType: 'employee' }),
  };
  const employeeIds = [users.worker.employeeId ?? '', users.photographer.employeeId ?? ''];
  const { id: shared } = await makePlanningItem(tenant, { employeeIds });
  const { id: album } = await makePlanningItem(tenant);
  const crew = [await makeEmployee(tenant), await makeEmployee(tenant), await makeEmployee(tenant)];
  const projectId = await makeProject(tenant);

  const admin = new Visitor(app, tenant.host);
  const worker = new Visitor(app, tenant.host);
  const photographer = new Visitor(app, tenant.host);
  const writer = <S>(kind: string, work: Work<S>) => new Writer(`${tenant.name} ${kind}`, work);
  return {
    async login() {
      await admin.login(users.admin.username);
      await worker.login(users.worker.username);
      await photographer.login(users.photographer.username);
    },
    writers: [
      writer('hours', recordHours(worker, shared)),
      writer('form', recordHoursWithPhotos(photographer, shared, photo)),
      writer('planning', planItems(admin, projectId, crew)),
      writer('photos', keepPhotos(admin, album, photo)),
    ],
    watch: (killed) => watchPhotos(admin, album, killed),
  };
}
