/** Puts load on a server, as a process of its own; the request is the argument, the report is on standard output. */
import autocannon from 'autocannon';

interface Order {
  address: string;
  paths: string[];
  headers: Record<string, string>;
  seconds: number;
}

const CONNECTIONS = 10;
const { address, paths, headers, seconds } = JSON.parse(process.argv[2] ?? '') as Order;

let connection = 0;
const report = await autocannon({
  url: address,
  connections: CONNECTIONS,
  duration: seconds,
  headers,
  // Each connection begins elsewhere in the list, so that no two ask the same at once unless there is one path.
  setupClient: (client) => {
    const start = Math.floor((connection / CONNECTIONS) * paths.length);
    connection += 1;
    client.setRequests([...paths.slice(start), ...paths.slice(0, start)].map((path) => ({ path })));
  },
});
console.log(JSON.stringify(report));
