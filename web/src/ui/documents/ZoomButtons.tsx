import { translate } from '@ploegplan/contract/languages/translate';
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
    <ToolButton label={translate('Kleiner')} Icon={IconZoomOut} onClick={onSmaller} />
    <ToolButton label={translate('Groter')} Icon={IconZoomIn} onClick={onLarger} />
  </>
);
