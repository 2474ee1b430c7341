import { Button } from '@mantine/core';
import type { StartSteps } from '@ploegplan/contract/home/schemas';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useId } from 'react';
import { useDismissStart } from '../../../data/records/home.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import classes from './start.module.css';

interface Step {
  key: keyof StartSteps;
  title: string;
  text: string;
  /** The words of its button: a verb. */
  action: string;
  /** True when the step is not possible before there are employees. */
  needsPeople?: boolean;
  /** The link to the step's screen; without one, the step opens a drawer on this page. */
  to?: Pick<LinkProps, 'to' | 'search' | 'hash'>;
}

function useSteps(): Step[] {
  const { terms } = useTenant();
  const project = toLowerCase(terms.project);
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
      title: `Je eerste ${project}`,
      text: 'Waar er gewerkt wordt, en voor wie.',
      action: 'Toevoegen',
    },
    {
      key: 'planning',
      title: 'De eerste planning',
      text: 'Wie waar werkt, en wanneer.',
      needsPeople: true,
      action: 'Inplannen',
      to: { to: '/planning', search: { nieuw: true } },
    },
    {
      key: 'crew',
      title: 'De ploeg uitnodigen',
      text: 'Dan zien ze hun planning op de telefoon en schrijven ze uren.',
      needsPeople: true,
      action: 'Uitnodigen',
      to: { to: '/users' },
    },
  ];
}

interface StartProps {
  steps: StartSteps;
  onAddProject: () => void;
}

/** Shows a new company's first steps. Each is done once the data show it, in any order. */
export function Start({ steps: done, onAddProject }: StartProps) {
  const titleId = useId();
  const steps = useSteps();
  const dismissing = useDismissStart();
  const mustWait = ({ needsPeople = false }: Step) => needsPeople && !done.people;
  const next = steps.find((step) => !done[step.key] && !mustWait(step));
  const count = steps.filter(({ key }) => done[key]).length;
  return (
    <section
      className="border rounded-md bg-ground print-hidden"
      style={{ maxWidth: '48rem' }}
      aria-labelledby={titleId}
    >
      <header className="p-4">
        <h2 id={titleId} className="font-semibold text-lg">
          Aan de slag
        </h2>
        <p className="text-quiet">
          {count === 0
            ? 'In vijf stappen staat jullie eerste planning er.'
            : `${count} van de ${steps.length} stappen gedaan.`}
        </p>
      </header>
      <ol>
        {steps.map((step) => (
          <li key={step.key} className={classes.step} data-done={done[step.key] || undefined}>
            {done[step.key] ? (
              <DoneStep title={step.title} />
            ) : (
              <OpenStep
                step={step}
                isNext={step === next}
                mustWait={mustWait(step)}
                onAddProject={onAddProject}
              />
            )}
          </li>
        ))}
      </ol>
      <footer className="p-2 border-t">
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

const DoneStep = ({ title }: Pick<Step, 'title'>) => (
  <>
    <IconCircleCheckFilled size={24} aria-label="Gedaan" />
    <strong className={`flex flex-1 flex-col min-w-0 ${classes.name}`}>{title}</strong>
  </>
);

interface OpenStepProps {
  step: Step;
  /** The one to do first. */
  isNext: boolean;
  mustWait: boolean;
  onAddProject: () => void;
}

function OpenStep({ step, isNext, mustWait, onAddProject }: OpenStepProps) {
  const { title, text, action, to } = step;
  const reasonId = useId();
  const shared = {
    variant: isNext ? 'filled' : 'default',
    'aria-label': `${title}: ${toLowerCase(action)}`,
  };
  return (
    <>
      <IconCircle size={24} stroke={1.5} aria-hidden />
      <div className="flex flex-1 flex-col min-w-0">
        <strong className={classes.name}>{title}</strong>
        <span className="text-quiet">{text}</span>
        {mustWait && (
          <span id={reasonId} className="text-sm">
            Eerst je mensen
          </span>
        )}
      </div>
      {mustWait ? (
        <Button {...shared} disabled aria-describedby={reasonId}>
          {action}
        </Button>
      ) : (
        <Button
          {...shared}
          {...(to
            ? { renderRoot: (props: object) => <Link {...props} {...to} /> }
            : { onClick: onAddProject })}
        >
          {action}
        </Button>
      )}
    </>
  );
}
