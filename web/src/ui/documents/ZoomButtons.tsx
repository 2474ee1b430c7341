import { ActionIcon } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';

interface Props {
  /** Undefined when it cannot be smaller. */
  onSmaller: (() => void) | undefined;
  onLarger: (() => void) | undefined;
}

/** For who cannot pinch. */
export function ZoomButtons({ onSmaller, onLarger }: Props) {
  const button = (label: string, Icon: typeof IconZoomIn, onClick: (() => void) | undefined) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={48}
      aria-label={label}
      title={label}
      disabled={!onClick}
      onClick={onClick}
    >
      <Icon size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
  return (
    <>
      {button('Kleiner', IconZoomOut, onSmaller)}
      {button('Groter', IconZoomIn, onLarger)}
    </>
  );
}
