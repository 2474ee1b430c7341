import type { Statement } from './app-sql.ts';

/**
 * What a planning week costs at least when rows become JSON in Node: the three statements by which the app read it until PostgreSQL
 * wrote the answer. The app is measured against them, so that its figures stay comparable.
 */
export const floorOf = (from: string, to: string): Statement[] =>
  [items, assignments, imageCounts].map((text) => ({ text, values: [from, to] }));

const items = `
  select id, date, start_time, end_time, project_id, client_id, location, description, contact_name, contact_phonenumber,
         contact_email, contact_show_name, contact_show_phonenumber, contact_show_email, version
    from planning_items where date >= $1 and date <= $2 order by date, start_time, id`;

const assignments = `
  select planning_item_id as "itemId", employee_id as "employeeId", hours_worked as "hoursWorked", notes
    from planning_assignments where date >= $1 and date <= $2 order by employee_id`;

const imageCounts = `
  select planning_item_id as "itemId", count(*) as count
    from images join planning_items on planning_items.id = images.planning_item_id
   where planning_item_id is not null and planning_items.date >= $1 and planning_items.date <= $2
   group by planning_item_id`;
