import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AddAction, SortChoice } from '../../ui/bar/actions.ts';
import type { Back } from '../../ui/bar/BackButton.tsx';
import { Screen } from '../../ui/page/Screen.tsx';
import classes from './admin.module.css';
import { type AdminTab, adminTabs, tabLabels } from './tabs.ts';

export interface AdminScreenProps {
  tab: AdminTab;
  add?: AddAction | undefined;
  sort?: SortChoice | undefined;
  /** Further actions of the bar. */
  actions?: ReactNode;
  children: ReactNode;
}

export const AdminScreen = ({ tab, children, ...rest }: AdminScreenProps) => (
  <Screen {...rest} title="Admin Tools" layout="fill">
    <div className={classes.screen} data-list={tab === 'bedrijven' || undefined}>
      <AdminTabs tab={tab} />
      <div className={classes.part}>{children}</div>
    </div>
  </Screen>
);

interface AdminPageProps extends Pick<AdminScreenProps, 'add' | 'children'> {
  title: string;
  back?: Back | undefined;
}

/** The help editor as a part of the admin area. */
export const HelpEditorFrame = ({ children, ...rest }: AdminPageProps) => (
  <Screen layout="fill" {...rest}>
    <div className={classes.screen}>
      <AdminTabs tab="help-editor" />
      <div className={classes.part} data-page>
        {children}
      </div>
    </div>
  </Screen>
);

const AdminTabs = ({ tab }: { tab: AdminTab | 'help-editor' }) => (
  <nav
    className="flex flex-none gap-4 px-6 border-b whitespace-nowrap phone-px-4"
    aria-label="Onderdelen van Admin Tools"
  >
    {adminTabs.map((value) => (
      <Link
        key={value}
        to="/admin"
        search={{ tab: value }}
        // The whole address counts, because one with filters belongs to the same tab.
        activeOptions={{ exact: true }}
        aria-current={value === tab ? 'page' : undefined}
        className={classes.tab}
      >
        {tabLabels[value]}
      </Link>
    ))}
    <Link
      to="/admin/help-editor"
      activeOptions={{ exact: true }}
      aria-current={tab === 'help-editor' ? 'page' : undefined}
      className={classes.tab}
    >
      Help-editor
    </Link>
  </nav>
);
