import './mantine.css';
import { confirm } from '../../ui/confirm.ts';

/** Tells that there is no e-mail address to reach somebody at; says whether to go and fill it in. */
export const askForEmail = () =>
  confirm({
    title: 'Email adres onbekend',
    text: 'Zonder e-mailadres kun je je wachtwoord niet zelf herstellen. Vul het in op je profiel.',
    confirmLabel: 'Naar profiel pagina',
    cancelLabel: 'Later',
  });
