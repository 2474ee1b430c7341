import type { HelpRole, HelpScope } from '@ploegplan/contract/help/schemas';
import type { ComponentType, ReactNode } from 'react';
import type { AddAction } from '../../../ui/bar/actions.ts';
import type { Back } from '../../../ui/bar/BackButton.tsx';
import type { PlaceSearch } from './place-search.ts';

export interface HelpPlace {
  role: HelpRole;
  scope: HelpScope;
}

/** The base path of the editor's screens: for the own tenant, or for a god. */
export type EditorBase = '/settings/help' | '/admin/help-editor';

/** The screen around the editor: a plain one, or of the area that it is a part of. */
export type EditorFrame = ComponentType<{
  title: string;
  back?: Back | undefined;
  add?: AddAction | undefined;
  children: ReactNode;
}>;

export const toPlace = (base: EditorBase, { rol, bedrijf }: PlaceSearch): HelpPlace => ({
  role: rol ?? 'admin',
  scope: base === '/settings/help' ? 'own' : (bedrijf ?? 'generic'),
});

/** The address of a place. */
export const toSearch = ({ role, scope }: HelpPlace): PlaceSearch => ({
  ...(role === 'employee' && { rol: role }),
  ...(scope !== 'own' && scope !== 'generic' && { bedrijf: scope }),
});

export const roleTexts: Record<HelpRole, string> = { admin: 'Kantoor', employee: 'Werknemers' };
