import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { ToolButton } from './ToolButton.tsx';

interface Props {
  /** Undefined when it cannot be smaller. */
  onSmaller: (() => void) | undefined;
  onLarger: (() => void) | undefined;
}

/** Zooms for users who cannot pinch. */
export const ZoomButtons = ({ onSmaller, onLarger }: Props) => (
  <>
    <ToolButton label="Kleiner" Icon={IconZoomOut} onClick={onSmaller} />
    <ToolButton label="Groter" Icon={IconZoomIn} onClick={onLarger} />
  </>
);
