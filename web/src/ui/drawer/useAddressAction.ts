import { useEffect, useEffectEvent } from 'react';

/**
 * Does what the address asks for, once: that is taken from the address before. Another `request` asks for something else;
 * undefined is none, or one that cannot be carried out yet.
 */
export function useAddressAction(
  request: string | undefined,
  takeFromAddress: (() => Promise<void>) | undefined,
  act: () => void,
): void {
  const carryOut = useEffectEvent(async () => {
    await takeFromAddress?.();
    act();
  });
  useEffect(() => {
    if (request !== undefined) void carryOut();
  }, [request]);
}
