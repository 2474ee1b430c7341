/**
 * The version of a record after the last command of this tab on it. The commands that build on each other share it; after a change by
 * somebody else a new one begins, so that the server refuses what still builds on the old one.
 */
export interface RecordVersion {
  /** 0 while it is being created. */
  version: number;
  /** The error of the last command. */
  fault?: unknown;
}

/** The lineage of each record that this tab changed. */
export class Versions {
  readonly #known = new Map<string, RecordVersion>();

  /** Joins what a user saw to what is known; `isWaiting`: a command on the same record is not answered yet. */
  bind(id: string, version: number, isWaiting: boolean): RecordVersion {
    const known = this.#known.get(id);
    if (known && (isWaiting || known.version === version)) return known;
    const recordVersion = { version };
    this.#known.set(id, recordVersion);
    return recordVersion;
  }

  /** The same, when a command is sent: anew where the user saw a change by somebody else while it waited. */
  renew(
    { id, version }: { id: string; version: number },
    recordVersion: RecordVersion,
  ): RecordVersion {
    return version > recordVersion.version ? this.bind(id, version, false) : recordVersion;
  }

  /** Goes on with a record that this tab changed in another way, if nobody else did since. */
  follow(id: string, before: number | undefined, after: number): void {
    const known = this.#known.get(id);
    if (known && known.version === before) known.version = after;
  }
}
