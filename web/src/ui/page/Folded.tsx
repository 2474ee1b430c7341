import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface Props {
  label: ReactNode;
  className?: string | undefined;
  open?: boolean;
  /** Called when it opens or closes. */
  onOpen?: () => void;
  children: ReactNode;
}

/** Hides content that most people do not need, below a line that opens it. */
export const Folded = ({ label, className, open, onOpen, children }: Props) => (
  <details className={className} open={open} onToggle={onOpen}>
    <summary className="flex gap-2 items-center rounded-md cursor-pointer min-h-control">
      <IconChevronDown className="chevron" size={18} stroke={1.5} aria-hidden />
      <span>{label}</span>
    </summary>
    {children}
  </details>
);
