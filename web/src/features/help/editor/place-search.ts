import type { HelpRole } from '@ploegplan/contract/help/schemas';

/** What the address of the editor's screens holds besides their path. Apart, because it loads with the routes. */
export interface PlaceSearch {
  /** Absent for the office. */
  rol?: Exclude<HelpRole, 'admin'>;
  /** The id of a tenant, for a god. */
  bedrijf?: string;
}

export const parsePlace = ({ rol, bedrijf }: Record<string, unknown>): PlaceSearch => ({
  ...(rol === 'employee' && { rol }),
  ...(typeof bedrijf === 'string' && { bedrijf }),
});
