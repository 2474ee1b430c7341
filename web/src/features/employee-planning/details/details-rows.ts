import type { EmployeePlanningItem, Ride } from '@ploegplan/contract/employee-planning/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { listPlaces, type ShownPlace } from '@ploegplan/contract/values/places';
import type { PlannedPart } from '../../../data/own/seen-items.ts';
import { formatTimes } from '../../../lib/dates/dates.ts';
import { findPlace, formatLocation } from '../../../lib/values/location.ts';

const NOTHING = '-';

export interface DetailsRow {
  label: string;
  text: string;
  /** The places to navigate to, on the location row. */
  places?: readonly ShownPlace[];
  /** The employees who can be called, on the employees row. */
  phones?: EmployeePlanningItem['reachable'];
}

/** The tenant's term for a project, and whether it works with materials. */
export interface DetailsTerms {
  project: string;
  withMaterials: boolean;
}

/** 'Met Bus VW-12, Jan rijdt, vertrek van De Werf 3 (38 km, 45 min)' */
function formatRide(ride: Ride): string {
  const { role, carName, driverName, departsFrom, kilometres, minutes } = ride;
  const driver =
    role === 'rider'
      ? driverName && translate('{name} rijdt', { name: driverName })
      : translate('jij rijdt');
  const from =
    departsFrom && translate('vertrek van {place}', { place: formatLocation(departsFrom) });
  const length = [
    kilometres === null ? '' : translate('{kilometres} km', { kilometres }),
    minutes === null ? '' : translate('{minutes} min', { minutes }),
  ].filter(Boolean);
  const text = [translate('Met {vehicle}', { vehicle: carName }), driver, from]
    .filter(Boolean)
    .join(', ');
  return length.length > 0 ? `${text} (${length.join(', ')})` : text;
}

/** The read-only rows of the details screen, in their order (specification, section 2). */
export function listDetailsRows(
  item: PlannedPart & Pick<EmployeePlanningItem, 'reachable'>,
  terms: DetailsTerms,
): DetailsRow[] {
  const row = (label: string, text: string | null): DetailsRow => ({
    label,
    text: text || NOTHING,
  });
  const place = findPlace(item);
  return [
    ...(item.clientName.trim() ? [row(translate('Klant'), item.clientName)] : []),
    row(terms.project, item.projectName),
    {
      ...row(translate('Locatie'), place && formatLocation(place)),
      ...(place && { places: listPlaces(item) }),
    },
    row(translate('Tijd'), formatTimes(item)),
    row(translate('Werkzaamheden'), item.description),
    ...(terms.withMaterials ? [row(translate('Materieel'), item.materials.join(', '))] : []),
    { ...row(translate('Werknemer(s)'), item.employees.join(', ')), phones: item.reachable },
    ...(item.ride && terms.withMaterials ? [row(translate('Vervoer'), formatRide(item.ride))] : []),
  ];
}
