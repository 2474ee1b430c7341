import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { DrawerPart } from '../../ui/drawer/DrawerPart.tsx';
import { FirstRows } from '../../ui/states/FirstRows.tsx';
import rows from '../../ui/states/rows.module.css';
import type { Notice } from './signs.ts';

const FIRST = 5;

/** What to look at, each leading to its place; nothing when there is none. */
export const Notices = ({ heading, notices }: { heading: string; notices: readonly Notice[] }) =>
  notices.length > 0 && (
    <DrawerPart heading={heading}>
      <FirstRows items={notices} first={FIRST}>
        {({ text, ...place }) => (
          <li key={text}>
            <Link {...place} className={rows.row}>
              <span className={rows.main}>{text}</span>
              <IconChevronRight size={16} stroke={1.5} aria-hidden />
            </Link>
          </li>
        )}
      </FirstRows>
    </DrawerPart>
  );
