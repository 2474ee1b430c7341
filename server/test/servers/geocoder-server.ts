import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface GeocoderRequest {
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  at: number;
}

/** Answers a request, well or badly. */
type Behaviour = (response: ServerResponse, query: Record<string, string>) => void;

export interface GeocoderServer extends AsyncDisposable {
  /** For GEOCODER_URL. */
  url: string;
  requests: GeocoderRequest[];
  /** How it answers from now on. */
  behave(behaviour: Behaviour): void;
}

/** Answers with this JSON. */
export const answers =
  (body: unknown, status = 200): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** As Nominatim: the street is named after the latitude. */
export const honest: Behaviour = (response, { lat = '', lon = '' }) =>
  answers({
    lat,
    lon,
    display_name: `Straat ${lat}, Voorbeeldstad, Nederland`,
    address: {
      house_number: '1',
      road: `Straat ${lat}`,
      city: 'Voorbeeldstad',
      country: 'Nederland',
    },
  })(response, {});

/** Starts a small Nominatim-like service on the loopback interface. */
export async function startGeocoder(): Promise<GeocoderServer> {
  const requests: GeocoderRequest[] = [];
  let behaviour = honest;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const query = Object.fromEntries(searchParams);
    requests.push({ path: pathname, query, headers: request.headers, at: Date.now() });
    response.on('error', () => undefined);
    behaviour(response, query);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    behave: (next) => {
      behaviour = next;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
