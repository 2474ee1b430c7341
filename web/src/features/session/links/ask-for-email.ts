import '../../../ui/page/mantine-screens.ts';
import { confirm } from '../../../ui/messages/confirm.ts';

/** The dialog 'Email adres onbekend'; resolves to whether to go to the profile. */
export const askForEmail = () =>
  confirm({
    title: 'Email adres onbekend',
    text: 'Zonder e-mailadres kun je je wachtwoord niet zelf herstellen. Vul het in op je profiel.',
    confirmLabel: 'Naar profiel pagina',
    cancelLabel: 'Later',
  });
