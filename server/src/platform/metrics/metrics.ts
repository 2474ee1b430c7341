import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** One value of a figure, with its labels. */
export interface Sample {
  labels?: Record<string, string>;
  value: number;
}

/** Something that is counted when it is asked for, rather than when it happens. */
export interface Figure {
  name: string;
  help: string;
  labelNames?: readonly string[];
  read: () => Sample[] | Promise<Sample[]>;
}

/** A figure that takes longer is left out of the answer, so that the others come while the database is away. */
const READ_LIMIT_MS = 2_000;

/** What this process counts, in the form that Prometheus reads. */
export class Metrics {
  readonly #registry = new Registry();
  /** By the template of the route, which is one of a closed list, never by the path that was asked. */
  readonly requests = new Counter({
    name: 'ploegplan_http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers: [this.#registry],
  });
  readonly requestSeconds = new Histogram({
    name: 'ploegplan_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, without event streams',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.#registry],
  });
  /** Results: completed, failed (to be tried again), deadletter (given up). */
  readonly jobs = new Counter({
    name: 'ploegplan_jobs_handled_total',
    help: 'Background jobs that this node handled',
    labelNames: ['queue', 'result'],
    registers: [this.#registry],
  });
  readonly mails = new Counter({
    name: 'ploegplan_mails_total',
    help: 'Mails that this node sent, or failed to send',
    labelNames: ['result'],
    registers: [this.#registry],
  });
  readonly #failedFigures = new Counter({
    name: 'ploegplan_metrics_failed_total',
    help: 'Figures that could not be read, and so were missing from an answer',
    labelNames: ['figure'],
    registers: [this.#registry],
  });

  addFigures(figures: readonly Figure[]): void {
    for (const { name, help, labelNames = [], read } of figures) {
      const failed = this.#failedFigures;
      new Gauge({
        name,
        help,
        labelNames,
        registers: [this.#registry],
        async collect() {
          this.reset();
          // Without labels a reset is a value of 0.
          if (labelNames.length === 0) this.remove();
          try {
            const samples = await readWithinLimit(read);
            for (const { labels = {}, value } of samples) this.set(labels, value);
          } catch {
            failed.inc({ figure: name });
          }
        },
      });
    }
  }

  /** Memory, processor time, garbage collection and the delay of the event loop. */
  addProcessFigures(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  async text(): Promise<{ type: string; text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }
}

async function readWithinLimit(read: Figure['read']): Promise<Sample[]> {
  const { promise, reject } = Promise.withResolvers<never>();
  const limit = setTimeout(() => reject(new Error('Too slow')), READ_LIMIT_MS);
  try {
    return await Promise.race([read(), promise]);
  } finally {
    clearTimeout(limit);
  }
}
