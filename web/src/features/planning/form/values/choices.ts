import type { Client } from '@ploegplan/contract/clients/schemas';
import type { Employee } from '@ploegplan/contract/employees/schemas';
import type { Material } from '@ploegplan/contract/materials/schemas';
import type { Project, ProjectStatus } from '@ploegplan/contract/projects/schemas';

/** The options of the form, including deleted rows that an item may still refer to. */
export interface Choices {
  projects: readonly Project[];
  clients: readonly Client[];
  employees: readonly Employee[];
  materials: readonly Material[];
  statuses: readonly ProjectStatus[];
}
