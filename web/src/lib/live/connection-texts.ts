/** The texts are those of the specification, section 8. */
export const connectionLost = {
  title: 'Geen verbinding',
  /** @param isApp the installed app, which has no button to refresh the page */
  text: (isApp: boolean): string =>
    `Wijzigingen in de planning zijn misschien niet zichtbaar. ${
      isApp ? 'Sluit de app en open hem weer' : 'Ververs de pagina'
    } om opnieuw te verbinden. Je kunt de planning nog wel bekijken en uren invullen.`,
};
