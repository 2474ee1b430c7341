import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconDoorExit } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { NoticeScreen } from '../../ui/page/NoticeScreen.tsx';

/** Asks whether to close the installed app. Browsers let a page close only some windows; the user closes the others. */
export function ExitScreen() {
  const [isLeaving, setIsLeaving] = useState(false);
  const close = () => {
    window.close();
    setIsLeaving(true);
  };
  return (
    <NoticeScreen
      title={translate('App sluiten')}
      Icon={IconDoorExit}
      heading={translate('Wil je de app sluiten?')}
      text={
        <span role="status">
          {isLeaving
            ? translate('Ga nog een keer terug, of sluit het venster.')
            : translate('Wat je hebt opgeslagen, is bewaard.')}
        </span>
      }
    >
      <Button component={Link} to="/" autoFocus>
        {translate('Blijven')}
      </Button>
      <Button variant="default" onClick={close}>
        {translate('Sluiten')}
      </Button>
    </NoticeScreen>
  );
}
