import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushSubscription } from '@ploegplan/contract/notices/schemas';

interface Received {
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** How the service answered. */
  status: number;
}

/** A browser that is subscribed: it can read what is sent to it. */
export interface PushDevice {
  subscription: PushSubscription;
  /** All requests, in order of arrival. */
  received: Received[];
  /** The messages that the service took. */
  readMessages(): Record<string, string>[];
}

export interface PushService extends AsyncDisposable {
  /** @param answer the status for each request, by its number from 0; default 201 */
  addDevice(answer?: (request: number) => number): PushDevice;
}

/** Decrypts a body in `aes128gcm` with the keys of a browser (RFC 8188, RFC 8291). */
function decrypt(body: Buffer, keys: { own: ReturnType<typeof createECDH>; auth: Buffer }) {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.own.getPublicKey(), sender]);
  const ikm = Buffer.from(hkdfSync('sha256', keys.own.computeSecret(sender), keys.auth, info, 32));
  const derive = (label: string, size: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${label}\0`, size));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The end of the last record is a 2, after which there may be zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Starts a push service on the loopback interface. */
export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, (received: Omit<Received, 'status'>) => number>();
  const server = createServer((request, response) => {
    buffer(request).then((body) => {
      const status = devices.get(request.url ?? '')?.({ headers: request.headers, body }) ?? 404;
      response.writeHead(status).end();
    }, response.destroy.bind(response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    addDevice(answer = () => 201) {
      const own = createECDH('prime256v1');
      own.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(16).toString('hex')}`;
      const received: Received[] = [];
      devices.set(path, (request) => {
        const status = answer(received.length);
        received.push({ ...request, status });
        return status;
      });
      return {
        subscription: {
          endpoint: `http://127.0.0.1:${port}${path}`,
          p256dh: own.getPublicKey('base64url'),
          auth: auth.toString('base64url'),
        },
        received,
        readMessages: () =>
          received
            .filter(({ status }) => status < 300)
            .map(({ body }) => JSON.parse(decrypt(body, { own, auth }))),
      };
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
