import type { Point } from '@ploegplan/contract/values/points';
import { useState } from 'react';
import { findPosition } from '../../lib/device/position.ts';

/** Finds where the device is; `fault` says why that is not known, and to do `otherwise` instead. */
export function usePosition(otherwise: string, onFound: (point: Point) => void) {
  const [isFinding, setFinding] = useState(false);
  const [fault, setFault] = useState('');
  const find = async () => {
    setFinding(true);
    setFault('');
    try {
      onFound(await findPosition(otherwise));
    } catch (error) {
      setFault(error instanceof Error ? error.message : '');
    }
    setFinding(false);
  };
  return { isFinding, fault, find, clear: () => setFault('') };
}
