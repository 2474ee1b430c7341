import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

interface Sign {
  label: string;
  Icon: Icon;
}

/** Icon-only style; the label is the tooltip. */
const createIconProps = ({ label, Icon }: Sign) => ({
  size: 'control',
  variant: 'subtle',
  color: 'gray',
  'aria-label': label,
  title: label,
  children: <Icon size={20} stroke={1.5} aria-hidden />,
});

interface ButtonProps extends Sign {
  'aria-haspopup'?: 'menu';
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}

/** A button of the top bar. A menu passes its trigger props through. */
export const BarButton = ({ label, Icon, ...button }: ButtonProps) => (
  // A menu also passes a class, which must not replace the own one.
  <ActionIcon {...button} {...createIconProps({ label, Icon })} />
);

interface LinkProps extends Sign {
  to: string;
  onClick?: (event: MouseEvent) => void;
}

/** A link in the top bar. */
export const BarLink = ({ label, Icon, ...link }: LinkProps) => (
  <ActionIcon component={Link} {...createIconProps({ label, Icon })} {...link} />
);
