import { absences } from '@ploegplan/contract/absences';
import { type AbsenceKind, absenceKinds } from '@ploegplan/contract/absences.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs } from '../../../test/browser.ts';
import { makeAbsence, makeEmployee, makeTenant, makeUser } from '../../../test/factories.ts';
import { readRows } from '../../../test/rows.ts';
import { useServer } from '../../../test/server.ts';
import { useVisitor } from '../../../test/visitor.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
let anja: string;
beforeEach(async () => {
  anja = await makeEmployee(tenant, { name: 'Anja' });
});

const absent = (first_day: string, last_day: string, hours_per_day: number | null = null) =>
  makeAbsence(tenant, { employee_id: anja, first_day, last_day, hours_per_day });

describe('GET /absences', () => {
  const list = (from: string, to: string) => office.get(absences.list, { query: { from, to } });

  it('returns all fields of an absence', async () => {
    const id = await absent('2030-01-07', '2030-01-11', 2.25);
    expect(await list('2030-01-07', '2030-01-13')).toEqual([
      {
        id,
        employeeId: anja,
        kind: 'vacation',
        firstDay: '2030-01-07',
        lastDay: '2030-01-11',
        hoursPerDay: 2.25,
        note: '',
        version: 1,
      },
    ]);
  });

  it('returns the absences that overlap the days, first and last included', async () => {
    const before = await absent('2030-01-01', '2030-01-06');
    const inside = await absent('2030-01-07', '2030-01-08');
    const after = await absent('2030-01-09', '2030-01-20');
    const ids = async (from: string, to: string) => (await list(from, to)).map(({ id }) => id);
    expect(await ids('2030-01-07', '2030-01-08')).toEqual([inside]);
    expect(await ids('2030-01-06', '2030-01-09')).toEqual([before, inside, after]);
  });

  it('returns no absences of another tenant', async () => {
    await absent('2030-01-07', '2030-01-07');
    const other = await makeTenant(server);
    const theirs = await browseAs(server, other, await makeUser(other));
    const query = { from: '2030-01-01', to: '2030-01-31' };
    expect(await theirs.get(absences.list, { query })).toEqual([]);
  });
});

describe('an absence', () => {
  it('of whole days cannot overlap another one of the same employee', async () => {
    await absent('2030-01-07', '2030-01-11');
    await expect(absent('2030-01-11', '2030-01-12')).rejects.toThrow(
      'one_whole_day_absence_at_a_time',
    );
    await absent('2030-01-12', '2030-01-12');
    await absent('2030-01-08', '2030-01-08', 2);
    await makeAbsence(tenant, { employee_id: await makeEmployee(tenant), first_day: '2030-01-11' });
  });

  it('must have quarter hours, end on or after its first day, and have a known kind', async () => {
    await expect(absent('2030-01-07', '2030-01-07', 1.1)).rejects.toThrow('leave_in_quarters');
    await expect(absent('2030-01-07', '2030-01-07', 0)).rejects.toThrow('leave_in_quarters');
    await expect(absent('2030-01-07', '2030-01-06')).rejects.toThrow('first_day_comes_first');
    const odd = { employee_id: anja, kind: 'holiday' as AbsenceKind };
    await expect(makeAbsence(tenant, odd)).rejects.toThrow('absences_kind_check');
  });

  it.each(absenceKinds)('accepts kind %s', async (kind) => {
    await makeAbsence(tenant, { employee_id: anja, kind });
  });

  it('is recorded in the change log', async () => {
    const id = await absent('2030-01-07', '2030-01-07');
    const rows = await readRows(tenant, 'changes', ['action'], { subject_id: id });
    expect(rows).toEqual([{ action: 'insert' }]);
  });
});
