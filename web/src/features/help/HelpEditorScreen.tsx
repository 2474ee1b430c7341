import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';

export function HelpEditorScreen() {
  return (
    <Screen title="Help-editor" back={{ to: '/admin', label: 'Terug naar Admin Tools' }}>
      <EmptyState
        icon={<IconFileText size={32} stroke={1.5} aria-hidden />}
        title="Hier komt het bewerken van de help"
        text="Nu lezen alle bedrijven dezelfde artikelen."
      >
        <Button component={Link} to="/help" variant="default">
          Naar de help
        </Button>
      </EmptyState>
    </Screen>
  );
}
