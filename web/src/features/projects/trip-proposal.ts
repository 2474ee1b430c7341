import type { Material } from '@ploegplan/contract/materials/schemas';
import {
  computeDistance,
  createPointKey,
  type Point,
  parsePoint,
} from '@ploegplan/contract/values/points';

/** Roads are longer than the line through the air by about this factor. */
const DETOUR = 1.3;

export interface Proposal {
  kilometres: number;
  /** The rounded distance through the air. */
  direct: number;
}

/** Finds the point from which most vehicles leave; null when of none the point is known. */
function findDeparture(vehicles: readonly Pick<Material, 'departsFrom'>[]): Point | null {
  const points = vehicles.flatMap(({ departsFrom }) => parsePoint(departsFrom) ?? []);
  const groups = [...Map.groupBy(points, createPointKey).values()];
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0] ?? null;
}

/** Proposes the kilometres of a single trip to a place; null unless it and where vehicles leave from are points. */
export function proposeTrip(
  place: string,
  materials: readonly Pick<Material, 'isVehicle' | 'departsFrom' | 'deleted'>[],
): Proposal | null {
  const to = parsePoint(place);
  const from = findDeparture(materials.filter(({ isVehicle, deleted }) => isVehicle && !deleted));
  if (!to || !from) return null;
  const distance = computeDistance(from, to);
  return { kilometres: Math.round(distance * DETOUR), direct: Math.round(distance) };
}
