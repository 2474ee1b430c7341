/**
 * Simulates a working day of many users: their requests by the hour, the queue of each app node (one processor for its code) and that of
 * the database (its processors), with measured service times. The same seed gives the same figures. See docs/scale.md.
 */
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { users: { type: 'string', default: '1000000' } } });

/** Milliseconds of one request, by `npm run scale -w bench -- --only service`. */
const service = {
  worker: { node: 3, database: 4 },
  office: { node: 5, database: 6 },
};
/** Of a hundred users how many are of each kind, and how many requests each makes on a working day. */
const users = {
  worker: { share: 0.9, requests: 25 },
  office: { share: 0.1, requests: 400 },
};
/** The share of the requests of a day by hour: workers look before seven and enter hours after three, the office works from seven to five. */
const byHour = {
  worker: [0, 0, 0, 0, 1, 6, 16, 10, 4, 4, 4, 3, 5, 3, 4, 10, 14, 6, 3, 3, 2, 1, 1, 0],
  office: [0, 0, 0, 0, 0, 1, 5, 10, 12, 12, 11, 9, 6, 10, 10, 8, 5, 1, 0, 0, 0, 0, 0, 0],
};
type Kind = keyof typeof users;
const kinds = Object.keys(users) as Kind[];

const WARM_UP_S = 10;
const WINDOW_S = 60;
const GOAL_MS = 250;

/** Mulberry32: numbers from 0 to 1 that follow from the seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Setup {
  users: number;
  nodes: number;
  cores: number;
}

const countPerSecond = (kind: Kind, hour: number, people: number) => {
  const { share, requests } = users[kind];
  const whole = byHour[kind].reduce((sum, part) => sum + part, 0);
  return (people * share * requests * ((byHour[kind][hour] ?? 0) / whole)) / 3600;
};

/** Begins the work at the first server that is free, and returns when it is done. */
function serve(free: number[], arrives: number, takes: number): number {
  let first = 0;
  for (let at = 1; at < free.length; at += 1) {
    if ((free[at] ?? 0) < (free[first] ?? 0)) first = at;
  }
  const done = Math.max(arrives, free[first] ?? 0) + takes;
  free[first] = done;
  return done;
}

/** The times of the requests of a minute of this hour, in milliseconds, the shortest first. */
function simulateHour(setup: Setup, hour: number): number[] {
  const random = createRandom(hour + 1);
  const draw = (mean: number) => -Math.log(1 - random()) * mean;
  const rates = kinds.map((kind) => countPerSecond(kind, hour, setup.users));
  const rate = rates.reduce((sum, each) => sum + each, 0);
  if (rate === 0) return [];
  const nodes = Array.from({ length: setup.nodes }, () => [0]);
  const passed: { arrived: number; leftNode: number; kind: Kind }[] = [];
  for (let at = draw(1000 / rate); at < (WARM_UP_S + WINDOW_S) * 1000; at += draw(1000 / rate)) {
    const kind = random() * rate < (rates[0] ?? 0) ? 'worker' : 'office';
    const node = nodes[passed.length % nodes.length] ?? [];
    passed.push({ arrived: at, leftNode: serve(node, at, draw(service[kind].node)), kind });
  }
  const cores = Array.from({ length: setup.cores }, () => 0);
  return passed
    .toSorted((a, b) => a.leftNode - b.leftNode)
    .map(({ arrived, leftNode, kind }) => ({
      arrived,
      took: serve(cores, leftNode, draw(service[kind].database)) - arrived,
    }))
    .filter(({ arrived }) => arrived >= WARM_UP_S * 1000)
    .map(({ took }) => took)
    .toSorted((a, b) => a - b);
}

const percentile = (times: readonly number[], part: number) =>
  times[Math.floor(times.length * part)] ?? 0;

/** The work of each second of an hour for the nodes and the database, in seconds of one processor. */
const findLoad = (hour: number, people: number) => {
  const sum = (part: 'node' | 'database') =>
    kinds.reduce(
      (total, kind) => total + countPerSecond(kind, hour, people) * service[kind][part],
      0,
    ) / 1000;
  return { node: sum('node'), database: sum('database') };
};
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** The fewest nodes and processors with which one of a hundred requests of each hour takes longer than the goal. */
function findSmallest(people: number): Setup {
  const loads = hours.map((hour) => findLoad(hour, people));
  let nodes = Math.ceil(Math.max(...loads.map((load) => load.node)));
  let cores = Math.ceil(Math.max(...loads.map((load) => load.database)));
  const isSlow = (setup: Setup) =>
    hours.some((hour) => percentile(simulateHour(setup, hour), 0.99) > GOAL_MS);
  while (isSlow({ users: people, nodes, cores })) {
    nodes = Math.ceil(nodes * 1.1 + 0.1);
    cores = Math.ceil(cores * 1.1 + 0.1);
  }
  return { users: people, nodes, cores };
}

const people = Number(values.users);
for (const some of [people / 100, people / 10, people]) {
  const setup = findSmallest(some);
  const { nodes, cores } = setup;
  console.log(
    `${some} users: ${nodes} app nodes of one processor, ${cores} processors of the database`,
  );
  for (const hour of hours) {
    const times = simulateHour(setup, hour);
    if (times.length === 0) continue;
    const { node, database } = findLoad(hour, some);
    const busy = [node / nodes, database / cores].map((part) => `${(100 * part).toFixed(0)} %`);
    const [median, p99] = [0.5, 0.99].map((part) => `${percentile(times, part).toFixed(0)} ms`);
    const rate = (times.length / WINDOW_S).toFixed(0);
    console.log(
      `  ${hour} h: ${rate} a second; busy ${busy.join(' and ')}; median ${median}, p99 ${p99}`,
    );
  }
}
