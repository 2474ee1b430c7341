import { Button } from '@mantine/core';
import type { StartSteps } from '@ploegplan/contract/home.schemas';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useId } from 'react';
import { useDismissStart } from '../../../data/home.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import classes from './start.module.css';

interface Step {
  key: keyof StartSteps;
  title: string;
  text: string;
  /** The words of its button: a verb. */
  action: string;
  /** Where it is done; without, in a drawer on this page. */
  to?: Pick<LinkProps, 'to' | 'search' | 'hash'>;
}

function useSteps(): Step[] {
  const { terms } = useTenant();
  const project = terms.project.toLowerCase();
  return [
    {
      key: 'look',
      title: 'Logo en kleur',
      text: 'Voor de inlogpagina, de app, papier en mails.',
      action: 'Instellen',
      to: { to: '/settings', hash: 'uiterlijk' },
    },
    {
      key: 'people',
      title: 'Je mensen',
      text: 'Uit een lijst van Excel, of één voor één bij Personeel.',
      action: 'Importeren',
      to: { to: '/employees/import' },
    },
    {
      key: 'project',
      title: `Het eerste ${project}`,
      text: 'Waar er gewerkt wordt, en voor wie.',
      action: 'Toevoegen',
    },
    {
      key: 'planning',
      title: 'De eerste planning',
      text: 'Wie waar werkt, en wanneer.',
      action: 'Inplannen',
      to: { to: '/planning', search: { nieuw: true } },
    },
    {
      key: 'crew',
      title: 'De ploeg uitnodigen',
      text: 'Dan zien ze hun planning op de telefoon en schrijven ze uren.',
      action: 'Uitnodigen',
      to: { to: '/users' },
    },
  ];
}

interface StartProps {
  steps: StartSteps;
  onAddProject: () => void;
}

/** What a new company does first. Each step is done once the data show it, in any order. */
export function Start({ steps: done, onAddProject }: StartProps) {
  const titleId = useId();
  const steps = useSteps();
  const dismissing = useDismissStart();
  const next = steps.find(({ key }) => !done[key]);
  const count = steps.filter(({ key }) => done[key]).length;
  return (
    <section className={classes.start} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          Aan de slag
        </h2>
        <p className={classes.quiet}>
          {count === 0
            ? 'In vijf stappen staat jullie eerste planning er.'
            : `${count} van de ${steps.length} stappen gedaan.`}
        </p>
      </header>
      <ol>
        {steps.map(({ key, title, text, action, to }) => (
          <li key={key} className={classes.step} data-done={done[key] || undefined}>
            {done[key] ? (
              <IconCircleCheckFilled size={24} aria-label="Gedaan" />
            ) : (
              <IconCircle size={24} stroke={1.5} aria-hidden />
            )}
            <div className={classes.words}>
              <strong className={classes.name}>{title}</strong>
              {!done[key] && <span className={classes.quiet}>{text}</span>}
            </div>
            {!done[key] && (
              <Button
                variant={key === next?.key ? 'filled' : 'default'}
                {...(to
                  ? { renderRoot: (props: object) => <Link {...props} {...to} /> }
                  : { onClick: onAddProject })}
                aria-label={`${title}: ${action.toLowerCase()}`}
              >
                {action}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <footer className={classes.foot}>
        <Button
          variant="subtle"
          px="xs"
          loading={dismissing.isPending}
          onClick={() => dismissing.mutate()}
        >
          Niet meer tonen
        </Button>
      </footer>
    </section>
  );
}
