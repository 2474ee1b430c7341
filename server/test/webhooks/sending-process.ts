import { openDatabase } from '../../src/platform/database/pool.ts';
import { openJobs } from '../../src/platform/jobs/jobs.ts';
import { AccountMails } from '../../src/platform/mail/account-mails.ts';
import { readAppKeys } from '../../src/platform/sessions/keys.ts';
import { openGlobalTables } from '../../src/platform/tenants/directory.ts';
import { WebhookSender } from '../../src/platform/webhooks/sender.ts';
import { WebhookWorker } from '../../src/platform/webhooks/worker.ts';

// A process that sends webhooks, to this machine too, until it is killed.
const database = await openDatabase(process.env.DATABASE_URL ?? '', { maxConnections: 5 });
const nothing = () => undefined;
const log = { warn: nothing, error: nothing };
const jobs = await openJobs({ ...database, log, pollSeconds: 0.5 });
const worker = new WebhookWorker({
  ...{ ...database, jobs, log, mails: new AccountMails(jobs) },
  sender: new WebhookSender({ allowsLoopback: true }),
  key: (await readAppKeys(openGlobalTables(database.pool))).storedSecrets,
  installation: { publicUrl: null, port: 3000 },
  // A message that fails ten times in a row, one of 170,000, would otherwise end the test.
  pauses: Array.from({ length: 50 }, () => 0),
});
await worker.start();
console.log('ready');
