import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A grey pixel, which the map draws as large as a picture of it. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** A service of pictures of the map, on another origin than the product. */
export async function startTiles() {
  const server = createServer((_, reply) =>
    reply.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    close: () => server.close().closeAllConnections(),
  };
}
