import { createStore, useStore } from '@mantine/store';
import type { ComponentType } from 'react';

const store = createStore<Record<string, ComponentType>>({});

/** Mounts a component beside the screens, so that its code loads at its first use. */
export function addOverlay(name: string, overlay: ComponentType): void {
  if (!store.getState()[name]) store.setState((mounted) => ({ ...mounted, [name]: overlay }));
}

/** Overlays mounted on demand: notifications, confirm dialogs. */
export function Overlays() {
  return Object.entries(useStore(store)).map(([name, Overlay]) => <Overlay key={name} />);
}
