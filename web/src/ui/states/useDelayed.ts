import { useEffect, useState } from 'react';

/** True once `waiting` has lasted 300 ms, so that fast loads show no skeleton. */
export function useDelayed(waiting: boolean, milliseconds = 300): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return setLate(false);
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [waiting, milliseconds]);
  return waiting && late;
}
