import { publicPlanning } from '@ploegplan/contract/planning-links/endpoints';
import { expect, it } from 'vitest';
import { browse, urlOf } from '../../../test/calls/browser.ts';
import { EventReader } from '../../../test/calls/event-reader.ts';
import { useTenant } from '../../../test/calls/visitor.ts';
import { makePlanningLink } from '../../../test/data/factories.ts';
import {
  hiddenByLinks,
  makeSecrets,
  marksIn,
  plant,
  shownByLinks,
} from '../../../test/data/planted.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useOwnServer } from '../../../test/servers/server.ts';

const server = useOwnServer();
const tenant = useTenant(server);

it('anyone with a link reads who works where and when, and nothing else of any table', async () => {
  const { worker, employee } = await makeSecrets(tenant);
  const { token: page } = await makePlanningLink(tenant);
  const { token: feed } = await makePlanningLink(tenant, { kind: 'calendar' });
  const own = await makePlanningLink(tenant, { kind: 'calendar', employeeId: employee });
  await changeRows(tenant, 'planning_links', { user_id: worker.id }, { id: own.id });
  const planted = await plant(tenant, server);
  expect(planted.length).toBeGreaterThan(30);

  const read = async (
    call: (typeof publicPlanning)[keyof typeof publicPlanning],
    token: string,
  ) => {
    const url = urlOf(call, { query: { token } });
    const { statusCode, body } = await browse(server, tenant).request('GET', url);
    expect(statusCode).toBe(200);
    return body;
  };
  const url = urlOf(publicPlanning.events, { query: { token: page } });
  const stream = new EventReader(await browse(server, tenant).open(url));
  const events = JSON.stringify(await stream.receive(1));
  stream.close();
  const answers = {
    page: await read(publicPlanning.show, page),
    events,
    feed: await read(publicPlanning.calendar, feed),
    own: await read(publicPlanning.calendar, own.token),
  };

  expect(marksIn(answers.page)).toEqual(new Set(shownByLinks));
  expect(marksIn(answers.events)).toEqual(new Set());
  expect(marksIn(answers.feed)).toEqual(new Set(shownByLinks));
  expect(marksIn(answers.own)).toEqual(new Set([...shownByLinks, 'planning_items.description']));
  for (const answer of Object.values(answers)) expect(answer).not.toMatch(hiddenByLinks);
  expect(answers.page.match(/"date"/g)).toHaveLength(1);
  expect(answers.feed.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(answers.own.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});
