import type { MaterialState } from '@ploegplan/contract/materials/schemas';
import { materialStateTexts } from '@ploegplan/contract/texts/kinds';
import { IconCircleX, IconHelpCircle, IconTool } from '@tabler/icons-react';

const icons = { maintenance: IconTool, defective: IconCircleX, missing: IconHelpCircle };

const tones: Record<MaterialState, string> = {
  usable: '',
  maintenance: 'text-warning',
  missing: 'text-warning',
  defective: 'text-error',
};

/** Formats whether a material can be used, with a sign when it cannot. */
export function StateMark({ state }: { state: MaterialState }) {
  const Icon = state === 'usable' ? null : icons[state];
  return (
    <span className={`inline-flex gap-1 items-center whitespace-nowrap ${tones[state]}`}>
      {Icon && <Icon size={16} stroke={1.5} aria-hidden />}
      {materialStateTexts[state]}
    </span>
  );
}
