import type { HelpRole, HelpScope } from '@ploegplan/contract/help.schemas';
import { helpRoles } from '@ploegplan/contract/help.schemas';

/** Which help is edited: what the address of its screens holds besides their path. */
export interface HelpPlace {
  role: HelpRole;
  scope: HelpScope;
}

export interface PlaceSearch {
  rol?: HelpRole;
  bedrijf?: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const validPlace = ({ rol, bedrijf }: Record<string, unknown>): PlaceSearch => ({
  ...(helpRoles.some((role) => role === rol) && { rol: rol as HelpRole }),
  ...(typeof bedrijf === 'string' && uuid.test(bedrijf) && { bedrijf }),
});

/** Where the screens are: of the own tenant, or of a god. */
export type EditorBase = '/settings/help' | '/admin/help-editor';

export const placeOf = (base: EditorBase, { rol = 'admin', bedrijf }: PlaceSearch): HelpPlace => ({
  role: rol,
  scope: base === '/settings/help' ? 'own' : (bedrijf ?? 'generic'),
});

/** The address of a place. */
export const searchOf = ({ role, scope }: HelpPlace): PlaceSearch => ({
  ...(role !== 'admin' && { rol: role }),
  ...(scope !== 'own' && scope !== 'generic' && { bedrijf: scope }),
});

export const roleTexts: Record<HelpRole, string> = { admin: 'Kantoor', employee: 'Werknemers' };
