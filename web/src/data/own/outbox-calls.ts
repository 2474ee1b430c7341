import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { uploadErrors } from '@ploegplan/contract/images/endpoints';
import { leave } from '@ploegplan/contract/leave/endpoints';
import { limits } from '@ploegplan/contract/limits';
import { ownScaffolds } from '@ploegplan/contract/scaffolds/endpoints';
import { told } from '@ploegplan/contract/told/endpoints';
import type { OutboxCalls } from '../../lib/outbox/send.ts';
import { withPreparedName } from './own-writes.ts';

/** The calls that wait for a connection. What waits on a device names them: a name is never changed. */
export const outboxCalls = {
  hours: {
    endpoint: employeePlanning.record,
    fileErrors: uploadErrors,
    mostBytes: limits.imageBytes,
    bodyFor: withPreparedName,
  },
  leave: { endpoint: leave.request },
  otherWork: { endpoint: employeePlanning.addOtherWork },
  day: { endpoint: employeePlanning.recordDay },
  illness: { endpoint: leave.reportIllness },
  receipt: { endpoint: told.answer },
  scaffold: { endpoint: ownScaffolds.record },
  scaffoldPhoto: {
    endpoint: ownScaffolds.addPhotos,
    fileErrors: uploadErrors,
    mostBytes: limits.imageBytes,
    bodyFor: withPreparedName,
  },
} satisfies OutboxCalls;
