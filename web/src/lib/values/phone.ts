/** Calls a number; what people write between the digits is left out. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
