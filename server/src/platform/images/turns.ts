import { availableParallelism } from 'node:os';
import { IMAGE_MEMORY } from './decoding/header.ts';
import { FairSemaphore, type Turn } from './fair-semaphore.ts';

/** At most one image per processor at a time, and in total no more memory than the maximum of one image. */
const semaphore = new FairSemaphore(IMAGE_MEMORY);
// An integer, because sums of fractions do not return to zero.
const minimumWeight = Math.floor(IMAGE_MEMORY / availableParallelism());

/** The bytes of memory that work on an image takes, for whom it is and how urgent. */
export interface ImageTurn extends Pick<Turn, 'tenantId' | 'kind'> {
  memory: number;
}

/** Runs work on an image when its turn comes, so that memory use is bounded however many images arrive at once. */
export const runInTurn = <T>(
  { tenantId, kind, memory }: ImageTurn,
  work: () => Promise<T>,
): Promise<T> =>
  semaphore.run({ tenantId, kind, weight: Math.max(Math.ceil(memory), minimumWeight) }, work);
