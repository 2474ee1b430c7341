import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** True from the task after the first frame in which this holds, for what that frame does not show. */
export function useIsPainted(isThere = true): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => (isThere ? afterPaint(() => setPainted(true)) : undefined), [isThere]);
  return isThere && isPainted;
}
