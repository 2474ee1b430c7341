import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconClockOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { NoticeScreen } from '../../ui/page/NoticeScreen.tsx';

export const SessionExpiredScreen = () => (
  <NoticeScreen
    title={translate('Sessie verlopen')}
    Icon={IconClockOff}
    heading={translate('Je sessie is verlopen')}
    text={translate('Log opnieuw in. Daarna ga je verder waar je was.')}
  >
    <Button component={Link} to="/inloggen">
      {translate('Inloggen')}
    </Button>
  </NoticeScreen>
);
