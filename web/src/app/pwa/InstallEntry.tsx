import { UnstyledButton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useInstall } from './useInstall.ts';

interface Props {
  label: string;
  className: string | undefined;
  /** Called on choice, so that a menu over the page can close. */
  onChoose: (() => void) | undefined;
}

/** The menu entry that installs the app; nothing where that is not offered. */
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
