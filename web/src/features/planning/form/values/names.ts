import type { Client } from '@ploegplan/contract/clients/schemas';
import type { Employee } from '@ploegplan/contract/employees/schemas';
import type { Material } from '@ploegplan/contract/materials/schemas';
import { findDriver } from '@ploegplan/contract/planning/drivers';
import type { Project, ProjectStatus } from '@ploegplan/contract/projects/schemas';
import type { PlannedItem } from '../../../../data/planning/planning-items.ts';
import type { Names } from '../../board/rows/labels.ts';

/** The options of the form, including deleted rows that an item may still refer to. */
export interface Choices {
  projects: readonly Project[];
  clients: readonly Client[];
  employees: readonly Employee[];
  materials: readonly Material[];
  statuses: readonly ProjectStatus[];
}

export interface PlanningNames extends Names {
  projects: ReadonlyMap<
    string,
    Pick<Project, 'title' | 'shortName' | 'location' | 'client' | 'hue' | 'status'>
  >;
  employee: (id: string) => string;
  material: (id: string) => string;
}

const mapById = <T extends { id: string }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.id, row]));

export function createNames(choices: Choices): PlanningNames {
  const employees = mapById(choices.employees);
  const materials = mapById(choices.materials);
  return {
    projects: mapById(choices.projects),
    clients: mapById(choices.clients),
    employee: (id) => employees.get(id)?.name ?? 'Onbekende werknemer',
    material: (id) => materials.get(id)?.name ?? '',
  };
}

type WithMaterials = Pick<PlannedItem, 'materialIds' | 'drivers'>;

/** Formats one material of an item, a vehicle with its driver: 'Bus VW-12 (Jan rijdt)'. */
export function formatMaterial(
  id: string,
  { drivers }: Pick<WithMaterials, 'drivers'>,
  { material, employee }: Pick<PlanningNames, 'material' | 'employee'>,
): string {
  const [name, driver] = [material(id), findDriver(drivers, id)];
  return driver === undefined || name === '' ? name : `${name} (${employee(driver)} rijdt)`;
}

export const formatMaterials = (
  item: WithMaterials,
  names: Pick<PlanningNames, 'material' | 'employee'>,
): string =>
  item.materialIds
    .map((id) => formatMaterial(id, item, names))
    .filter(Boolean)
    .join(', ');
