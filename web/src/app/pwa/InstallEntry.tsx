import { UnstyledButton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useInstall } from './useInstall.ts';

interface Props {
  label: string;
  className: string | undefined;
  /** Told when somebody chooses it, by a menu that lies over the page. */
  onChoose: (() => void) | undefined;
}

/** The line of the menu by which the application is installed; none where that is not offered. */
export function InstallEntry({ label, className = '', onChoose }: Props) {
  const install = useInstall();
  if (!install) return null;
  const choose = () => {
    onChoose?.();
    install();
  };
  return (
    <li>
      <UnstyledButton className={className} onClick={choose}>
        <IconDownload size={20} stroke={1.5} aria-hidden />
        {label}
      </UnstyledButton>
    </li>
  );
}
