import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconMapOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { NoticeScreen } from '../ui/page/NoticeScreen.tsx';

export const NotFoundScreen = () => (
  <NoticeScreen
    title={translate('Niet gevonden')}
    Icon={IconMapOff}
    heading={translate('Deze pagina bestaat niet')}
    text={translate('De link is oud of niet goed overgenomen.')}
  >
    <Button component={Link} to="/">
      {translate('Naar het begin')}
    </Button>
  </NoticeScreen>
);
