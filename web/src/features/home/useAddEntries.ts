import {
  IconBeach,
  IconBriefcase,
  IconBuildingCommunity,
  IconCalendarPlus,
  IconNote,
  IconTool,
  IconUserPlus,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTenant } from '../../lib/session/tenant.ts';
import type { AddEntry } from '../../ui/bar/actions.ts';

/** The subjects that are added without leaving the overview. */
export const addedHere = ['notes', 'projects', 'clients', 'employees', 'materials'] as const;
export type AddedHere = (typeof addedHere)[number];

/** Returns the records that can be added from the overview, in the order of the specification, section 2. */
export function useAddEntries(add: (subject: AddedHere) => void): AddEntry[] {
  const navigate = useNavigate();
  const { terms, hiddenParts } = useTenant();
  const leave = () => void navigate({ to: '/employeeabsences', search: { nieuw: true } });
  const planning = () => void navigate({ to: '/planning', search: { nieuw: true } });
  return [
    { label: 'Notitie', Icon: IconNote, onAdd: () => add('notes') },
    { label: 'Planning', Icon: IconCalendarPlus, onAdd: planning },
    { label: terms.project, Icon: IconBuildingCommunity, onAdd: () => add('projects') },
    { label: 'Verlof', Icon: IconBeach, onAdd: leave },
    { label: 'Klant', Icon: IconBriefcase, onAdd: () => add('clients') },
    { label: 'Werknemer', Icon: IconUserPlus, onAdd: () => add('employees') },
    ...(hiddenParts.includes('materials')
      ? []
      : [{ label: 'Materiaal', Icon: IconTool, onAdd: () => add('materials') }]),
  ];
}
