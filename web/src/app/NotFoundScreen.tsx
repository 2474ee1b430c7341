import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Screen } from '../ui/Screen.tsx';

export function NotFoundScreen() {
  return (
    <Screen title="Niet gevonden">
      <EmptyState
        icon={<IconMapOff size={32} stroke={1.5} aria-hidden />}
        title="Deze pagina bestaat niet"
        text="De link is oud of niet goed overgenomen."
      >
        <Button component={Link} to="/">
          Naar het begin
        </Button>
      </EmptyState>
    </Screen>
  );
}
