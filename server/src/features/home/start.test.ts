import { home } from '@ploegplan/contract/home/endpoints';
import { settings } from '@ploegplan/contract/settings/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { drawJpeg, sendForm } from '../../../test/calls/uploads.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  makeEmployee,
  makePlanningItem,
  makeProject,
  makeUser,
} from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
const logo = await drawJpeg();
const start = async () => (await office.get(home.show)).start;
const nothing = { look: false, people: false, project: false, planning: false, crew: false };

describe('GET /home: the start of a new company', () => {
  it('shows all steps as open to a company without data', async () => {
    expect(await start()).toEqual(nothing);
  });

  it.each<[step: keyof typeof nothing, work: () => Promise<unknown>]>([
    ['look', () => office.get(settings.change, { body: { accentColor: '#123456', version: 1 } })],
    ['look', () => sendForm(office, settings.uploadLogo, '', { files: [['logo.png', logo]] })],
    ['people', () => makeEmployee(tenant)],
    ['project', () => makeProject(tenant)],
  ])('takes the step %s as done by the data', async (step, work) => {
    await work();
    expect(await start()).toEqual({ ...nothing, [step]: true });
  });

  it('takes planning and an account of an employee as done, with what they need', async () => {
    await makePlanningItem(tenant);
    expect(await start()).toEqual({ ...nothing, project: true, planning: true });
    await makeUser(tenant, { userType: 'employee' });
    expect(await start()).toMatchObject({ people: true, crew: true });
  });

  it('shows nothing once all steps are done', async () => {
    await makePlanningItem(tenant);
    await makeUser(tenant, { userType: 'employee' });
    await office.get(settings.change, { body: { accentColor: '#123456', version: 1 } });
    expect(await start()).toBeNull();
  });
});

describe('PATCH /home/start', () => {
  const dismiss = (isDismissed: boolean) => office.get(home.changeStart, { body: { isDismissed } });
  beforeEach(() => dismiss(true));

  it('takes the steps away for the whole company', async () => {
    expect(await start()).toBeNull();
  });

  it('shows them again', async () => {
    await dismiss(false);
    expect(await start()).toMatchObject({ people: false });
  });
});
