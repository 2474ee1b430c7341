import type { Point } from '@ploegplan/contract/values/points';
import { useState } from 'react';

const TIMEOUT_MS = 15_000;
/** A position of a moment ago is still where one stands. */
const FRESH_MS = 30_000;

/** Finds the position of the device. Rejects with a Dutch message that gives the reason, and the advice to do `otherwise` instead. */
function findPosition(otherwise: string): Promise<Point> {
  const failed = (reason: string) => new Error(`${reason} ${otherwise}.`);
  return new Promise((resolve, reject) => {
    if (!window.isSecureContext || !('geolocation' in navigator)) {
      reject(failed('Je locatie is hier niet te bepalen:'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ lat: latitude, lon: longitude }),
      ({ code }) => reject(failed(reasons[code] ?? reasons[UNAVAILABLE])),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
    );
  });
}

const UNAVAILABLE = 2;

/** The reasons by the code of a GeolocationPositionError. */
const reasons: Record<number, string> & { [UNAVAILABLE]: string } = {
  1: 'Je browser geeft je locatie niet door. Sta dat toe bij de instellingen van deze site, of',
  [UNAVAILABLE]: 'Je locatie is nu niet te bepalen. Probeer het buiten opnieuw, of',
  3: 'Je locatie bepalen duurt te lang. Probeer het opnieuw, of',
};

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
