/** Specification, section 8. */
export const connectionLost = {
  title: 'Geen verbinding',
  text: 'Wijzigingen in de planning zijn misschien niet zichtbaar. Ververs de pagina om opnieuw te verbinden. Je kunt de planning nog wel bekijken en uren invullen.',
};
