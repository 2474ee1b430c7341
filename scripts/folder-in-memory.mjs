import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The tests use 1.1 GB of it at most; the rest is for what else runs on the machine. */
const ROOM = 4 * 2 ** 30;

/**
 * A new folder for the temporary files of the tests that is kept in memory, because their databases are thousands of small files.
 * Undefined where the system has no such place, no room in it, or starts no programs from it, as PostgreSQL needs.
 */
export function folderInMemory(place = '/dev/shm', room = ROOM) {
  if (roomIn(place) < room) return undefined;
  const folder = mkdtempSync(path.join(place, 'ploegplan-'));
  // Others may pass: PostgreSQL runs under an account of its own.
  chmodSync(folder, 0o711);
  if (startsPrograms(folder)) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

/** Bytes that files of this place may still take of the memory. */
function roomIn(place) {
  try {
    const { bavail, bsize } = statfsSync(place);
    return Math.min(bavail * bsize, process.availableMemory());
  } catch {
    return 0;
  }
}

function startsPrograms(folder) {
  const program = path.join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
}
