import { randomUUIDv7 } from 'node:crypto';
import { dataExports } from '@ploegplan/contract/data-exports/endpoints';
import { getToday } from '@ploegplan/contract/dates/dates';
import type { DataExports } from '../../platform/exports/data-exports.ts';
import {
  findArchive,
  findEmployeeName,
  findExport,
  findRunning,
  insertExport,
  listExports,
} from '../../platform/exports/repository.ts';
import { formatDisposition } from '../../platform/http/answers/disposition.ts';
import { requireFound } from '../../platform/http/problem.ts';
import { createRoute, createTxRoute } from '../../platform/http/route.ts';
import type { StoredFiles } from '../../platform/storage/stored-files.ts';

interface Helpers {
  exports: DataExports;
  files: Pick<StoredFiles, 'read'>;
}

export const createDataExportRoutes = ({ exports, files }: Helpers) => [
  createTxRoute(dataExports.list, { access: 'admin' }, (tx) => listExports(tx)),

  createTxRoute(
    dataExports.create,
    { access: 'admin' },
    async (tx, { body, tenant, session, audit }) => {
      const { id = randomUUIDv7(), employeeId = null } = body;
      const subject =
        employeeId === null ? '' : requireFound(await findEmployeeName(tx, employeeId));
      const { userId, username } = session;
      if (await insertExport(tx, { id, employeeId, userId, username })) {
        await exports.order(tx, { tenantId: tenant.id, exportId: id });
        await audit(tx, 'data-export-requested', { subject });
      }
      return requireFound((await findExport(tx, id)) ?? (await findRunning(tx, employeeId)));
    },
  ),

  createRoute(
    dataExports.download,
    { access: 'admin' },
    async ({ params, tenant, reply, ...call }) => {
      const archive = await call.transact(async (tx) => {
        const ready = requireFound(await findArchive(tx, params.id));
        await call.audit(tx, 'data-export-downloaded', { subject: ready.employeeName ?? '' });
        return ready;
      });
      const contents = requireFound(await files.read(tenant.id, archive.fileId));
      const title = archive.employeeName ?? tenant.displayName;
      const day = getToday(archive.readyAt);
      return reply
        .type('application/zip')
        .header('content-length', archive.sizeBytes)
        .header('content-disposition', formatDisposition('attachment', `${title} ${day}.zip`))
        .send(contents);
    },
  ),
];
