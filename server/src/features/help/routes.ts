import { help } from '@ploegplan/contract/help';
import { isAdmin, isEmployee } from '@ploegplan/contract/rules/access';
import { route } from '../../platform/http/route.ts';
import { helpOf, noHelp } from './articles.ts';

export const helpRoutes = [
  route(help.list, { access: 'session' }, async ({ session }) => {
    if (isAdmin(session)) return helpOf('admin');
    return isEmployee(session) ? helpOf('employee') : noHelp;
  }),
];
