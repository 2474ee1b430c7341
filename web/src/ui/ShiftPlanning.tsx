import type { Project } from '@ploegplan/contract/projects.schemas';
import { type ComponentType, createContext, use } from 'react';

export interface ShiftPlanningProps {
  opened: boolean;
  onClose: () => void;
  onShifted?: () => void;
  projectId: string;
  /** The day from which on all of it is moved. */
  from: string;
  /** The project as it was before its dates were moved, by so many days: its planning is to follow. */
  moved?: { before: Project; days: number };
}

/** Moves the planning of a project. The app provides it, because the screens of projects have it too. */
export const ShiftPlanningContext = createContext<ComponentType<ShiftPlanningProps> | null>(null);

export function ShiftPlanning(props: ShiftPlanningProps) {
  const Shift = use(ShiftPlanningContext);
  return Shift && <Shift {...props} />;
}
