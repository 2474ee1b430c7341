import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { NoticeScreen } from '../ui/page/NoticeScreen.tsx';

export const NotFoundScreen = () => (
  <NoticeScreen
    title="Niet gevonden"
    Icon={IconMapOff}
    heading="Deze pagina bestaat niet"
    text="De link is oud of niet goed overgenomen."
  >
    <Button component={Link} to="/">
      Naar het begin
    </Button>
  </NoticeScreen>
);
