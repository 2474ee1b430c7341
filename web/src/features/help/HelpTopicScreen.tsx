import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';

/** An article of the help that is not there (any more): the way back to the help itself. */
export function HelpTopicScreen() {
  return (
    <Screen
      title="Help"
      leading={
        <ActionIcon
          component={Link}
          to="/help"
          variant="subtle"
          color="gray"
          size="var(--control-height)"
          aria-label="Terug naar de help"
        >
          <IconArrowLeft size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      }
    >
      <EmptyState
        title="Dit helpartikel bestaat niet"
        text="De link is oud of niet goed overgenomen."
      >
        <Button component={Link} to="/help">
          Naar de help
        </Button>
      </EmptyState>
    </Screen>
  );
}
