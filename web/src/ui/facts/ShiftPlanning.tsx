import { type ComponentType, createContext, use } from 'react';
import type { Step } from '../../lib/changes/command.ts';

export interface ShiftPlanningProps {
  opened: boolean;
  onClose: () => void;
  projectId: string;
  /** The day from which on all of it is moved. */
  from: string;
  /** The project's dates were moved by this number of days in this step: its planning follows, and is undone together with them. */
  moved?: { days: number; step: Step };
}

/** Moves the planning of a project. The app provides it, because the screens of projects have it too. */
export const ShiftPlanningContext = createContext<ComponentType<ShiftPlanningProps> | null>(null);

export function ShiftPlanning(props: ShiftPlanningProps) {
  const Shift = use(ShiftPlanningContext);
  return Shift && <Shift {...props} />;
}
