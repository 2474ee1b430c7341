import { expect, test } from 'vitest';
import { toShownContact } from './contact.ts';

const contact = {
  name: 'Uitvoerder Voorbeeld',
  phonenumber: '06 12 34 56 78',
  email: 'uitvoerder@example.nl',
  showName: true,
  showPhonenumber: true,
  showEmail: true,
};

test('name, phone and email are shown, the phone as a tel link without spaces, the email as a mailto link', () => {
  expect(toShownContact(contact)).toEqual({
    name: 'Uitvoerder Voorbeeld',
    phone: { text: '06 12 34 56 78', href: 'tel:0612345678' },
    email: { text: 'uitvoerder@example.nl', href: 'mailto:uitvoerder@example.nl' },
  });
});

test('each part is hidden by its own switch', () => {
  expect(toShownContact({ ...contact, showName: false })?.name).toBeNull();
  expect(toShownContact({ ...contact, showPhonenumber: false })?.phone).toBeNull();
  expect(toShownContact({ ...contact, showEmail: false })?.email).toBeNull();
});

test('the contact person is left out when all parts are empty or hidden', () => {
  expect(toShownContact(null)).toBeNull();
  expect(toShownContact({ ...contact, name: '', phonenumber: ' ', email: '' })).toBeNull();
  expect(
    toShownContact({ ...contact, showName: false, showPhonenumber: false, showEmail: false }),
  ).toBeNull();
  expect(toShownContact({ ...contact, name: '', phonenumber: '', showEmail: false })).toBeNull();
});
