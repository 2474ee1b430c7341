import { useEffect, useEffectEvent } from 'react';

/**
 * Does what the address asks for, once: that is taken from the address before. Another `wish` asks for something else; undefined
 * is none, or one that cannot be fulfilled yet.
 */
export function useAddressAction(
  wish: string | undefined,
  takeFromAddress: (() => Promise<void>) | undefined,
  act: () => void,
): void {
  const fulfil = useEffectEvent(async () => {
    await takeFromAddress?.();
    act();
  });
  useEffect(() => {
    if (wish !== undefined) void fulfil();
  }, [wish]);
}
