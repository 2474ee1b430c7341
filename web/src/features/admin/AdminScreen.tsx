import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AddAction, SortChoice } from '../../ui/bar/actions.ts';
import { Screen } from '../../ui/Screen.tsx';
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

export function AdminScreen({ tab, add, sort, actions, children }: AdminScreenProps) {
  return (
    <Screen title="Admin Tools" layout="fill" add={add} sort={sort} actions={actions}>
      <div className={classes.screen} data-list={tab === 'bedrijven' || undefined}>
        <nav className={classes.tabs} aria-label="Onderdelen van Admin Tools">
          {adminTabs.map((one) => (
            <Link
              key={one}
              to="/admin"
              search={{ tab: one }}
              // By the whole address: one with filters is of the same tab.
              activeOptions={{ exact: true }}
              aria-current={one === tab ? 'page' : undefined}
              className={classes.tab}
            >
              {tabLabels[one]}
            </Link>
          ))}
          <Link to="/admin/help-editor" className={classes.tab}>
            Help-editor
          </Link>
        </nav>
        <div className={classes.part}>{children}</div>
      </div>
    </Screen>
  );
}
