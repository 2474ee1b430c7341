import type { HelpRole } from '@ploegplan/contract/help/schemas';

/** The search parameters of the editor's screens. This file is separate, because it loads with the routes. */
export interface PlaceSearch {
  /** Absent means the role of the office. */
  rol?: Exclude<HelpRole, 'admin'>;
  /** The id of a tenant, for a god. */
  bedrijf?: string;
}

export const parsePlace = ({ rol, bedrijf }: Record<string, unknown>): PlaceSearch => ({
  ...(rol === 'employee' && { rol }),
  ...(typeof bedrijf === 'string' && { bedrijf }),
});
