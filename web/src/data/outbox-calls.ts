import { employeePlanning } from '@ploegplan/contract/employee-planning';
import { uploadErrors } from '@ploegplan/contract/images';
import { leave } from '@ploegplan/contract/leave';
import type { OutboxCalls } from '../lib/outbox/send.ts';

/** The calls that wait for a connection. What waits on a device names them: a name is never changed. */
export const outboxCalls = {
  hours: { endpoint: employeePlanning.record, fileErrors: uploadErrors },
  leave: { endpoint: leave.request },
} satisfies OutboxCalls;
