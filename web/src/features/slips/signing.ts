import { limits } from '@ploegplan/contract/limits';
import type { NewSlipSignature } from '@ploegplan/contract/slips/signing.schemas';

/** The device that somebody signed on, as its browser tells it. */
export const describeDevice = (): string =>
  navigator.userAgent.replaceAll(/\s+/g, ' ').slice(0, limits.location);

/** A signature does not wait long for where it is set. */
const TIMEOUT_MS = 3_000;

/** Finds where the device is; null where that is not allowed, or not known soon. */
export const findPosition = (): Promise<NewSlipSignature['position']> =>
  new Promise((resolve) => {
    if (!window.isSecureContext || !('geolocation' in navigator)) return resolve(null);
    setTimeout(() => resolve(null), TIMEOUT_MS);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lon, accuracy } }) => resolve({ lat, lon, accuracy }),
      () => resolve(null),
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  });
