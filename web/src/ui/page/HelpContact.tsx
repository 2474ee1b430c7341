import { translate } from '@ploegplan/contract/languages/translate';
import { useTenant } from '../../lib/session/tenant.ts';
import { renderContactFact } from '../facts/contact-fact.tsx';
import classes from './HelpContact.module.css';

/** Shows whom the company named for help; nothing when it named nobody. */
export function HelpContact() {
  const { helpContact } = useTenant();
  const shown = { showName: true, showPhonenumber: true, showEmail: true };
  const contact = renderContactFact([{ ...helpContact, ...shown }]);
  return (
    contact && (
      <section
        className={`${classes.contact} px-4 py-3 border rounded-md`}
        style={{ maxWidth: '30rem', lineHeight: '1.6' }}
        aria-label={translate('Contact voor hulp')}
      >
        <p className="text-quiet text-sm">{translate('Kom je er niet uit? Vraag het aan:')}</p>
        {contact}
      </section>
    )
  );
}
