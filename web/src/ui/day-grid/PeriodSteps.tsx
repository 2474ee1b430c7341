import { ActionIcon, Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface Props {
  /** The labels of the buttons, such as 'Vorige week' and 'Volgende week'. */
  labels: readonly [previous: string, next: string];
  onStep: (by: 1 | -1) => void;
  /** A button 'Vandaag' between them. */
  onToday?: (() => void) | undefined;
  /** The content between them, such as the period's name. */
  children?: ReactNode;
}

/** The buttons to the previous and the next period. */
export function PeriodSteps({ labels: [previous, next], onStep, onToday, children }: Props) {
  const step = (by: 1 | -1, label: string, Icon: typeof IconChevronLeft) => (
    <ActionIcon
      variant="default"
      size="var(--control-height)"
      aria-label={label}
      title={label}
      onClick={() => onStep(by)}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
  return (
    <div className="flex gap-1 items-center phone-justify-between phone-w-full">
      {step(-1, previous, IconChevronLeft)}
      {onToday && (
        <Button variant="default" data-today onClick={onToday}>
          {translate('Vandaag')}
        </Button>
      )}
      {children}
      {step(1, next, IconChevronRight)}
    </div>
  );
}
