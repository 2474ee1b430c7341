import { type ComponentType, useSyncExternalStore } from 'react';

let overlays: ReadonlyMap<string, ComponentType> = new Map();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Mounts a component beside the screens, so that its code loads at its first use. */
export function addOverlay(name: string, overlay: ComponentType): void {
  if (overlays.has(name)) return;
  overlays = new Map(overlays).set(name, overlay);
  for (const tell of listeners) tell();
}

/** Overlays mounted on demand: notifications, confirm dialogs. */
export function Overlays() {
  const mounted = useSyncExternalStore(subscribe, () => overlays);
  return [...mounted].map(([name, Overlay]) => <Overlay key={name} />);
}
