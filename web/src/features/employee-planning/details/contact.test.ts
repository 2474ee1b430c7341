import { expect, test } from 'vitest';
import { shownContact } from './contact.ts';

const contact = {
  name: 'Uitvoerder Voorbeeld',
  phonenumber: '06 12 34 56 78',
  email: 'uitvoerder@example.nl',
  showName: true,
  showPhonenumber: true,
  showEmail: true,
};

test('name, phone and email are shown, the phone as a tel link without spaces, the email as a mailto link', () => {
  expect(shownContact(contact)).toEqual({
    name: 'Uitvoerder Voorbeeld',
    phone: { text: '06 12 34 56 78', href: 'tel:0612345678' },
    email: { text: 'uitvoerder@example.nl', href: 'mailto:uitvoerder@example.nl' },
  });
});

test('each part is hidden by its own switch', () => {
  expect(shownContact({ ...contact, showName: false })?.name).toBeNull();
  expect(shownContact({ ...contact, showPhonenumber: false })?.phone).toBeNull();
  expect(shownContact({ ...contact, showEmail: false })?.email).toBeNull();
});

test('the contact person is left out when all parts are empty or hidden', () => {
  expect(shownContact(null)).toBeNull();
  expect(shownContact({ ...contact, name: '', phonenumber: ' ', email: '' })).toBeNull();
  expect(
    shownContact({ ...contact, showName: false, showPhonenumber: false, showEmail: false }),
  ).toBeNull();
  expect(shownContact({ ...contact, name: '', phonenumber: '', showEmail: false })).toBeNull();
});
