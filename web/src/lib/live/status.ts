import { createStore, useStore } from '@mantine/store';
import { useEffect, useEffectEvent } from 'react';
import { GRACE_MS, HEARTBEAT_TIMEOUT_MS } from './timing.ts';

const store = createStore({ isLost: false });
let timer: ReturnType<typeof setTimeout> | undefined;
let isDisconnected = false;
let isIdle = true;

/** A stream that was open may look alive for long after the device has lost its network. */
const isOffline = () => navigator.onLine === false;

function set(isLost: boolean): void {
  if (isLost !== store.getState().isLost) store.setState({ isLost });
}

export function expectHeartbeats(): void {
  if (!isIdle) return;
  isIdle = false;
  if (isOffline()) noteDisconnect();
  else noteHeartbeat();
}

export function noteHeartbeat(): void {
  if (isIdle || isOffline()) return;
  isDisconnected = false;
  clearTimeout(timer);
  timer = setTimeout(noteDisconnect, HEARTBEAT_TIMEOUT_MS);
  set(false);
}

/** Records a broken connection; shown unless a heartbeat follows within the grace period. */
export function noteDisconnect(): void {
  if (isDisconnected || isIdle) return;
  isDisconnected = true;
  clearTimeout(timer);
  timer = setTimeout(() => set(true), GRACE_MS);
}

export function ignoreHeartbeats(): void {
  isIdle = true;
  isDisconnected = false;
  clearTimeout(timer);
  set(false);
}

/** Calls when the connection is back: at once when the device says so, and when the server sends again. */
export function useReconnected(onReconnected: () => void): void {
  const run = useEffectEvent(onReconnected);
  useEffect(() => {
    const online = () => run();
    addEventListener('online', online);
    const unsubscribe = store.subscribe(({ isLost }) => !isLost && run());
    return () => {
      removeEventListener('online', online);
      unsubscribe();
    };
  }, []);
}

/** True when changes may not be visible (specification, section 3). */
export const useShowConnectionLostIcon = () => useStore(store).isLost;
