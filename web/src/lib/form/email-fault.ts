export const EMAIL_FAULT = 'Vul een geldig e-mailadres in, zoals naam@bedrijf.nl';
