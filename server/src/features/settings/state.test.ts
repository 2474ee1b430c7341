import { settings } from '@ploegplan/contract/settings/endpoints';
import { describe, expect, it } from 'vitest';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { bothPlaces } from '../../../test/data/backup-places.ts';
import { makeUser } from '../../../test/data/factories.ts';
import { useOwnServer } from '../../../test/servers/server.ts';
import { readBackupState, recordComplete, recordFailed } from '../../platform/backup/runs.ts';

const server = useOwnServer({ backups: bothPlaces('/srv/backups') });
const { tenant, browser: office } = useVisitor(server);

describe('GET /settings/state', () => {
  it('counts the users by state, and knows that there is no mail server', async () => {
    await makeUser(tenant, { hasPassword: false });
    await makeUser(tenant, { active: false });
    expect(await office.get(settings.state)).toEqual({
      users: { active: 1, invited: 1, inactive: 1 },
      mail: { hasServer: false, lastSentAt: null, waiting: 0, failed: 0 },
      backup: { isSet: true, lastAt: null, hasFailed: false },
    });
    const unset = await readBackupState(server.database.pool, null);
    expect(unset).toEqual({ isSet: false, lastAt: null, hasFailed: false });
  });

  it('tells the last nightly backup that is in each place, and when one failed since; not one of a clock that was ahead', async () => {
    const { backup } = await office.get(settings.state);
    expect(backup).toMatchObject({ lastAt: null, hasFailed: false });
    const { pool } = server.database;
    const made = { bytes: 1_000, rows: 10, files: 1, missing: [] };
    await recordComplete(pool, { startedAt: new Date(), file: 'ploegplan.tar', ...made });
    expect((await office.get(settings.state)).backup.lastAt).toBeNull();
    const [inFolder] = (await pool.query('select finished_at from backup_runs')).rows;
    await recordComplete(pool, { startedAt: new Date(), file: 'ploegplan.tar.age', ...made });
    const { backup: complete } = await office.get(settings.state);
    expect(complete).toMatchObject({
      lastAt: inFolder.finished_at.toISOString(),
      hasFailed: false,
    });
    await recordFailed(pool, { startedAt: new Date(), file: 'ploegplan.tar.age', error: 'ENOSPC' });
    const { backup: failed } = await office.get(settings.state);
    expect(failed).toEqual({ ...complete, hasFailed: true });
    const startedAt = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
    await recordComplete(pool, { startedAt, file: 'ploegplan-later.tar', ...made });
    await recordFailed(pool, { startedAt, file: 'ploegplan-later.tar', error: 'ENOSPC' });
    const { backup: clockAhead } = await office.get(settings.state);
    expect(clockAhead).toEqual(failed);
  });
});
