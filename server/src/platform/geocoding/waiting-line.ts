/** The points of one company that wait at a time. */
const MOST_OF_TENANT = 200;

/** The points that wait for the geocoder; each company in turn, so that none waits behind all points of another. */
export class WaitingLine {
  readonly #byTenant = new Map<string, Set<string>>();

  /** Returns false when the company has too many that wait. */
  add(point: string, tenantId: string): boolean {
    const points = this.#byTenant.get(tenantId) ?? new Set();
    if (points.size >= MOST_OF_TENANT && !points.has(point)) return false;
    this.#byTenant.set(tenantId, points.add(point));
    return true;
  }

  next(): string | undefined {
    const [tenantId, points] = this.#byTenant.entries().next().value ?? [];
    const point = points?.values().next().value;
    if (tenantId === undefined || !points || point === undefined) return undefined;
    this.#byTenant.delete(tenantId);
    points.delete(point);
    if (points.size > 0) this.#byTenant.set(tenantId, points);
    return point;
  }

  clear(): void {
    this.#byTenant.clear();
  }
}
