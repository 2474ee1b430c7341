import { Drawer } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { Menu } from './Menu.tsx';

interface MenuDrawerProps {
  opened: boolean;
  size: string | number;
  onClose: () => void;
  onChoose: () => void;
}

/** The menu over the page, where beside it there is no room. */
export default function MenuDrawer({ opened, size, onClose, onChoose }: MenuDrawerProps) {
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={size} padding={0}>
      <Drawer.Overlay backgroundOpacity={0.4} />
      <Drawer.Content aria-label={translate('Menu')}>
        <Drawer.Body className="h-full">
          <Menu onChoose={onChoose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
