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

/** What is added without leaving the overview. */
export interface Adding {
  project: () => void;
  client: () => void;
}

/** What can be added from the overview, in the order of the specification, section 2. */
export function useAddEntries({ project, client }: Adding): AddEntry[] {
  const navigate = useNavigate();
  const { terms, hiddenParts } = useTenant();
  const goTo = (to: string) => () => void navigate({ to });
  const planning = () => void navigate({ to: '/planning', search: { nieuw: true } });
  const material = { label: 'Materiaal', Icon: IconTool, onAdd: goTo('/materials') };
  return [
    { label: 'Notitie', Icon: IconNote, onAdd: goTo('/notes') },
    { label: 'Planning', Icon: IconCalendarPlus, onAdd: planning },
    { label: terms.project, Icon: IconBuildingCommunity, onAdd: project },
    { label: 'Verlof', Icon: IconBeach, onAdd: goTo('/employeeabsences') },
    { label: 'Klant', Icon: IconBriefcase, onAdd: client },
    { label: 'Werknemer', Icon: IconUserPlus, onAdd: goTo('/employees') },
    ...(hiddenParts.includes('materials') ? [] : [material]),
  ];
}
