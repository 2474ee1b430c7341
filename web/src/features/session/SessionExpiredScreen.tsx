import { Button } from '@mantine/core';
import { IconClockOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';

export function SessionExpiredScreen() {
  return (
    <Screen title="Sessie verlopen">
      <EmptyState
        icon={<IconClockOff size={32} stroke={1.5} aria-hidden />}
        title="Je sessie is verlopen"
        text="Log opnieuw in. Daarna ga je verder waar je was."
      >
        <Button component={Link} to="/inloggen">
          Inloggen
        </Button>
      </EmptyState>
    </Screen>
  );
}
