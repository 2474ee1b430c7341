import { useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { inSlices } from './slices.ts';

type Read = () => Promise<void>;

/**
 * Asks for what the first frame does not show after it, in short tasks, so that a touch is answered between them. True once all of
 * it is answered: who subscribes only then draws once instead of at each answer. It is asked again for another `key`; null for not yet.
 */
export function useReadAfterPaint(key: string | null, reads: () => readonly Read[]): boolean {
  const [readKey, setReadKey] = useState<string | null>(null);
  const begin = useEffectEvent(reads);
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    let stop = afterPaint(() => {
      const waiting = [...begin()];
      const answers: Promise<void>[] = [];
      stop = inSlices(() => {
        const read = waiting.shift();
        if (read) answers.push(read());
        else void Promise.all(answers).then(() => isCurrent && setReadKey(key));
        return read !== undefined;
      });
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [key]);
  return key !== null && readKey === key;
}
