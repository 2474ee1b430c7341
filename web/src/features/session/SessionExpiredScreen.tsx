import { Button } from '@mantine/core';
import { IconClockOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { NoticeScreen } from '../../ui/page/NoticeScreen.tsx';

export const SessionExpiredScreen = () => (
  <NoticeScreen
    title="Sessie verlopen"
    Icon={IconClockOff}
    heading="Je sessie is verlopen"
    text="Log opnieuw in. Daarna ga je verder waar je was."
  >
    <Button component={Link} to="/inloggen">
      Inloggen
    </Button>
  </NoticeScreen>
);
