import '@mantine/core/styles/Popover.layer.css';
import { ActionIcon, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconWifiOff } from '@tabler/icons-react';
import { useId } from 'react';
import { isStandalone } from '../../../lib/device/install.ts';
import { connectionLost } from '../../../lib/live/connection-texts.ts';

/** The connection-lost icon, with its explanation on a click. Default export for lazy loading. */
export default function ConnectionLost() {
  const [opened, { toggle, close }] = useDisclosure(false);
  const titleId = useId();
  return (
    <Popover
      opened={opened}
      onDismiss={close}
      position="bottom-end"
      width={300}
      shadow="md"
      trapFocus
    >
      <Popover.Target>
        <ActionIcon
          size="control"
          variant="light"
          color="orange"
          data-lost
          aria-label={connectionLost.title}
          title={connectionLost.title}
          onClick={toggle}
        >
          <IconWifiOff size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={titleId} tabIndex={-1} data-autofocus>
        <h2 id={titleId} style={{ margin: '0 0 0.25rem', fontSize: 'inherit' }}>
          {connectionLost.title}
        </h2>
        <p>{connectionLost.text(isStandalone())}</p>
      </Popover.Dropdown>
    </Popover>
  );
}
