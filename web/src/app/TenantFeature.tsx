import { Button } from '@mantine/core';
import type { TenantProfile } from '@ploegplan/contract/tenants/schemas';
import { IconEyeOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTenant } from '../lib/session/tenant.ts';
import { NoticeScreen } from '../ui/page/NoticeScreen.tsx';
import { partLabels } from '../ui/tenant/labels.ts';

interface Props {
  part: TenantProfile['hiddenParts'][number];
  children: ReactNode;
}

/** A screen of a part that a tenant may not use, which it then says. */
export function TenantFeature({ part, children }: Props) {
  const { hiddenParts } = useTenant();
  if (!hiddenParts.includes(part)) return children;
  return (
    <NoticeScreen
      title={partLabels[part]}
      Icon={IconEyeOff}
      heading={`Jullie gebruiken ${partLabels[part]} niet`}
      text="Dit onderdeel staat uit voor het hele bedrijf. Bij de instellingen kun je het aanzetten."
    >
      <Button component={Link} to="/">
        Naar het begin
      </Button>
      <Button variant="default" component={Link} to="/settings" hash="woorden">
        Instellingen openen
      </Button>
    </NoticeScreen>
  );
}
