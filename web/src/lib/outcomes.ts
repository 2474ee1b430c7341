import { newOf } from './words.ts';

interface Outcome {
  success: string;
  failure: string;
}

/**
 * What the user reads when an action is done or did not work (specification, section 8). Why it did not work is told by the
 * problem's code, in `messages.ts`.
 */
export const outcomes = {
  login: { failure: 'Inloggen mislukt.' },
  changePassword: {
    success: 'Wachtwoord succesvol gewijzigd',
    failure: 'Wijzigen wachtwoord mislukt.',
  },
  forgotPassword: {
    success: 'Een e-mail voor het herstellen van je wachtwoord is verstuurd.',
    failure: 'Er is iets misgegaan. Probeer het opnieuw.',
  },
  saveHours: { success: 'Uren opgeslagen.', failure: 'Fout bij het opslaan van uren.' },
  removeOwnImage: { success: 'Afbeelding verwijderd.', failure: 'Verwijderen mislukt.' },
} as const satisfies Record<string, Partial<Outcome>>;

/** Of adding something, by the word for it: 'Nieuw project aangemaakt', 'Klant aanmaken mislukt'. */
export const addingOf = (thing: string): Outcome => ({
  success: `${newOf(thing)} aangemaakt`,
  failure: `${thing} aanmaken mislukt`,
});
