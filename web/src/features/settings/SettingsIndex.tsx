import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './settings.module.css';

interface SettingsIndexProps {
  sections: readonly { id: string; title: string }[];
  /** The section in view. */
  shown: string | undefined;
}

const places = [
  { title: 'Statussen', to: '/projecten', search: { statussen: true } },
  { title: 'Verlofsoorten', to: '/leave-kinds' },
  { title: 'Verlofinstellingen', to: '/employeeabsences', search: { instellingen: true } },
  { title: 'Wettelijke grenzen', to: '/settings/limits' },
  { title: 'Gebruikers', to: '/users' },
  { title: 'Koppelingen', to: '/settings/connections' },
  { title: 'Logboek', to: '/settings/logboek' },
  { title: 'Gegevens downloaden', to: '/settings/export' },
  { title: 'Bewaartermijnen', to: '/settings/retention' },
] as const;

/** The subjects of the settings, and what is set on a screen of its own. */
export function SettingsIndex({ sections, shown }: SettingsIndexProps) {
  return (
    <nav aria-label="Onderwerpen" className={`${classes.index} flex flex-col gap-1`}>
      {sections.map(({ id, title }) => (
        <Link
          key={id}
          to="/settings"
          hash={id}
          className={classes.subject}
          // The first section is in view when there is no hash.
          aria-current={id === shown ? 'page' : undefined}
          activeOptions={{ includeHash: true }}
        >
          {title}
        </Link>
      ))}
      <h2 className="mt-4 mb-1 px-3 text-quiet text-sm">Op een eigen scherm</h2>
      {places.map(({ title, ...place }) => (
        <Link key={title} {...place} className={classes.subject}>
          {title}
          <IconChevronRight size={16} stroke={1.5} aria-hidden />
        </Link>
      ))}
    </nav>
  );
}
