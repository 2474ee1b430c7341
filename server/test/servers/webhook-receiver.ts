import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';

export interface ReceivedMessage {
  id: string;
  type: string;
  data: Record<string, unknown>;
  /** How the receiver answered. */
  status: number;
}

interface Answer {
  status: number;
  body?: string;
  headers?: Record<string, string>;
  afterMs?: number;
}

export interface WebhookReceiver extends AsyncDisposable {
  url: string;
  /** All messages, in order of arrival. */
  received: ReceivedMessage[];
  /** Waits until so many messages were taken. */
  waitFor(count: number): Promise<readonly ReceivedMessage[]>;
}

/** Starts a system on the loopback interface that verifies what it gets by the library of Standard Webhooks. */
export async function startWebhookReceiver(
  secret: string,
  answer: (message: Omit<ReceivedMessage, 'status'>, number: number) => Answer = () => ({
    status: 204,
  }),
): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  const webhook = new Webhook(secret);
  const server = createServer(async (request, response) => {
    const headers = request.headers as Record<string, string>;
    const body = await text(request);
    // Throws for a wrong signature or an old time, and the connection ends without an answer.
    const { type, data } = webhook.verify(body, headers) as Omit<ReceivedMessage, 'status'>;
    const message = { id: headers['webhook-id'] ?? '', type, data };
    const {
      status,
      body: said = '',
      headers: more = {},
      afterMs = 0,
    } = answer(message, received.length);
    received.push({ ...message, status });
    await sleep(afterMs);
    response.writeHead(status, more).end(said);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const listTaken = () => received.filter(({ status }) => status < 300);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/haak`,
    received,
    async waitFor(count) {
      while (listTaken().length < count) await sleep(20);
      return listTaken();
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
