import '../../../ui/page/mantine-screens.ts';
import { translate } from '@ploegplan/contract/languages/translate';
import { confirm } from '../../../ui/messages/confirm.ts';

/** The dialog 'Email adres onbekend'; resolves to whether to go to the profile. */
export const askForEmail = () =>
  confirm({
    title: translate('Email adres onbekend'),
    text: translate(
      'Zonder e-mailadres kun je je wachtwoord niet zelf herstellen. Vul het in op je profiel.',
    ),
    confirmLabel: translate('Naar profiel pagina'),
    cancelLabel: translate('Later'),
  });
