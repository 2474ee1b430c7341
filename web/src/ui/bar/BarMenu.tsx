import type { ReactElement } from 'react';
import { loadEarly } from '../drawer/lazy-part.tsx';
import type { BarSection } from './actions.ts';
import { LateMenu, type MenuTrigger } from './LateMenu.tsx';

const load = async () => (await import('./MenuOfBar.tsx')).MenuOfBar;
loadEarly(load);

interface Props {
  button: (opener: MenuTrigger) => ReactElement;
  sections: readonly BarSection[];
}

/** A button with a menu of entries. */
export const BarMenu = ({ button, sections }: Props) => (
  <LateMenu button={button} load={load} menu={{ sections }} />
);
