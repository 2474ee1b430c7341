import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTenant } from '../../lib/session/tenant.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { type ComingName, comingOf } from './screens.ts';

/** Placeholder of a screen that is not built yet, with a link to what can be used instead. */
export function ComingScreen({ name }: { name: ComingName }) {
  const { terms } = useTenant();
  const { title, Icon, heading, text, link } = comingOf(name, terms);
  return (
    <Screen title={title}>
      <EmptyState icon={<Icon size={32} stroke={1.5} aria-hidden />} title={heading} text={text}>
        <Button component={Link} to={link.to} variant="default">
          {link.label}
        </Button>
      </EmptyState>
    </Screen>
  );
}
