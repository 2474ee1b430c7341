import { translate } from '@ploegplan/contract/languages/translate';

/** The texts are those of the specification, section 8. */
export const connectionLost = {
  title: translate('Geen verbinding'),
  /** @param isApp the installed app, which has no button to refresh the page */
  text: (isApp: boolean): string =>
    isApp
      ? translate(
          'Wijzigingen in de planning zijn misschien niet zichtbaar. Sluit de app en open hem weer om opnieuw te verbinden. Je kunt de planning nog wel bekijken en uren invullen.',
        )
      : translate(
          'Wijzigingen in de planning zijn misschien niet zichtbaar. Ververs de pagina om opnieuw te verbinden. Je kunt de planning nog wel bekijken en uren invullen.',
        ),
};
