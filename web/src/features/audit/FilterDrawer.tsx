import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { SideDrawer } from '../../ui/drawer/SideDrawer.tsx';

interface FilterDrawerProps {
  /** The number of filters that are set. */
  count: number;
  onClear: () => void;
  /** The fields; each applies at once. */
  children: ReactNode;
}

/** The button 'Filteren' of a phone, and the drawer with the fields. */
export function FilterDrawer({ count, onClear, children }: FilterDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const clear = () => {
    onClear();
    close();
  };
  return (
    <>
      <Button
        variant={count > 0 ? 'light' : 'default'}
        mih={48}
        px="sm"
        leftSection={<IconFilter size={18} stroke={1.5} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count > 0 ? `Filteren · ${count}` : 'Filteren'}
      </Button>
      <SideDrawer
        opened={isOpen}
        onClose={close}
        title="Filters"
        footer={
          <div className="grid gap-2 w-full" style={{ gridTemplateColumns: '1fr 1fr' }}>
            <Button variant="default" mih={48} disabled={count === 0} onClick={clear}>
              Wissen
            </Button>
            <Button mih={48} onClick={close}>
              Tonen
            </Button>
          </div>
        }
      >
        <div className="grid gap-3">{children}</div>
      </SideDrawer>
    </>
  );
}
