import type { Point } from '@ploegplan/contract/rules/points';

const TIMEOUT_MS = 15_000;
/** A position of a moment ago is still where one stands. */
const FRESH_MS = 30_000;

/** Where the device is. Rejects with an error whose message says in Dutch why it is not known, and what to do. */
export function findPosition(): Promise<Point> {
  return new Promise((resolve, reject) => {
    if (!window.isSecureContext || !('geolocation' in navigator)) {
      reject(new Error('Je locatie is hier niet te bepalen. Schuif de kaart naar de plek.'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ lat: latitude, lon: longitude }),
      ({ code }) => reject(new Error(faults[code] ?? faults[2])),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
    );
  });
}

/** By the code of a GeolocationPositionError. */
const faults: Record<number, string> = {
  1: 'Je browser geeft je locatie niet door. Sta dat toe bij de instellingen van deze site, of schuif de kaart naar de plek.',
  2: 'Je locatie is nu niet te bepalen. Probeer het buiten opnieuw, of schuif de kaart naar de plek.',
  3: 'Je locatie bepalen duurt te lang. Probeer het opnieuw, of schuif de kaart naar de plek.',
};
