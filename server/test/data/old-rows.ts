/**
 * Rows as the versions of the app wrote them: each script fits the tables after the migration with its number. One is added with a
 * migration that adds a table, and never changed.
 */
const scripts: Record<string, string> = {
  '0002': `
    insert into tenants (id, name, display_name) values (current_tenant(), :name, 'Bedrijf');
    insert into tenant_hosts (host, tenant_id) values (:name || '.example.nl', current_tenant());
    insert into employees (id, name, job_title, deleted_at, version) values
      (:employee, 'Jan', 'Voorman', null, 3), (gen_random_uuid(), 'Piet', '', '2029-01-01', 2);
    insert into users (id, username, password_hash, user_type, also_employee, employee_id, email, active) values
      (:user, 'jan', 'hash', 'admin', true, :employee, 'jan@example.nl', true),
      (gen_random_uuid(), 'piet', null, 'employee', false, null, '', false);
    insert into sessions (id, user_id, expires_at, user_agent) values (gen_random_uuid(), :user, '2030-02-01', 'Firefox');
    insert into clients (id, name, companyname, location) values (:client, 'Jansen', 'Jansen B.V.', '52.0,5.1');
    insert into project_statuses (id, label, position) values (:status, 'Lopend', 1), (gen_random_uuid(), 'Klaar', 2);
    insert into projects (id, title, location, client_id, status_id, version) values (:project, 'Kade', 'Kade 1', :client, :status, 4);
    insert into materials (id, name, version) values (:material, 'Hoogwerker', 5);
    insert into planning_items (id, date, start_time, end_time, project_id, description, contact_show_email) values
      (:item, '2030-01-07', '07:00', '16:00', :project, 'Opbouwen', false);
    insert into planning_assignments (planning_item_id, employee_id, date, hours_worked, notes) values
      (:item, :employee, '2030-01-07', 7.75, 'Regen');
    insert into planning_item_materials (planning_item_id, material_id) values (:item, :material);
    insert into stored_files (id, state, content_type, size_bytes, width, height) values (:file, 'stored', 'image/jpeg', 9, 3, 3);
    insert into images (id, planning_item_id, filename, stored_file_id, uploader_name) values (:image, :item, 'a.jpg', :file, 'Jan');
    update planning_items set description = 'Afbreken', version = 2;`,
  '0004': `
    insert into rate_limits (key, points) values (:name, 3);
    insert into gods (id, username, password_hash, email) values (gen_random_uuid(), :name, 'hash', 'god@example.nl');
    insert into login_tokens (user_id, purpose, token_hash, expires_at) values (:user, 'magic-link', decode(md5(:name), 'hex'), '2030-01-01');
    insert into audit_log (event, actor_kind, actor_name, details) values ('login', 'user', 'jan', '{"a": [1, 2]}');`,
  '0006': `
    insert into absences (id, employee_id, kind, first_day, last_day, note) values
      (gen_random_uuid(), :employee, 'vacation', '2030-03-01', '2030-03-04', 'Wintersport');
    insert into absences (id, employee_id, kind, first_day, last_day, hours_per_day) values
      (gen_random_uuid(), :employee, 'doctor', '2030-04-01', '2030-04-01', 2.5);`,
  '0010': `
    update employees set crew = 'Ploeg 1', contract_hours = '[8, 8, 8, 8, 6, 0, 0]' where id = :employee;
    insert into project_status_mutations (id, project_id, to_label, remark) values (gen_random_uuid(), :project, 'Lopend', 'Begonnen');`,
  '0011': `
    insert into planning_ranges (id) values (:range);
    insert into planning_items (id, date, client_id, range_id, is_draft) values (gen_random_uuid(), '2030-01-08', :client, :range, true);
    insert into planning_publications (id) values (:publication);
    insert into planning_publication_items (publication_id, planning_item_id, employee_ids) values (:publication, :item, array[:employee]::uuid[]);`,
  '0013': `
    insert into closures (id, name, first_day, last_day) values (gen_random_uuid(), 'Bouwvak', '2030-07-29', '2030-08-16');
    insert into planning_links (id, kind, name, token_hash, project_id) values (gen_random_uuid(), 'page', 'Kade', decode(md5(:name), 'hex'), :project);`,
  '0018': `
    insert into leave_settings (start_year, grants) values (2029, '[{"fromYear": 2029}]');
    insert into leave_requests (id, employee_id, kind_id, first_day, last_day)
      select gen_random_uuid(), :employee, id, '2030-05-01', '2030-05-02' from leave_kinds where tenant_id = current_tenant() limit 1;
    insert into leave_lines (id, employee_id, day, type, account, quarters, lot, lot_kind) values
      (gen_random_uuid(), :employee, '2030-01-01', 'grant', 'vacation', 640, '2030', 'statutory');`,
  '0019': `
    insert into leave_warnings (id, employee_id, expires_on, quarters, text) values (gen_random_uuid(), :employee, '2030-07-01', 40, 'Let op');
    insert into hour_settings (remind_at) values ('16:00');
    insert into hour_reminders (employee_id, day, days) values (:employee, '2030-01-09', '{2030-01-08}');
    insert into day_registers (id, project_id, monday, number, lines) values (gen_random_uuid(), :project, '2030-01-07', 1, '[{"quarters": 30}]');
    insert into hour_lines (employee_id, date, target_id, project_id, kind_id, quarters, reason)
      select :employee, '2030-01-08', :project, :project, id, 30, 'Vergeten' from hour_kinds where tenant_id = current_tenant() and is_standard;
    insert into hour_approvals (id, employee_id, monday, quarters, reopened_at, reopened_by, reason) values
      (gen_random_uuid(), :employee, '2030-01-14', 0, now(), :user, 'Nog eens');
    insert into approved_hours (approval_id, date, target_id, project_id, kind_id, quarters)
      select a.id, '2030-01-14', :project, :project, k.id, 8 from hour_approvals a, hour_kinds k
        where a.tenant_id = current_tenant() and k.tenant_id = current_tenant() and k.is_standard;`,
  '0021': `
    insert into expiry_mails (monday) values ('2030-01-07');
    insert into documents (id, title, kind, project_id, valid_until) values (:document, 'Keuring', 'inspection', :project, '2030-12-31');
    insert into stored_files (id, state, content_type, size_bytes, width, height) values (:range, 'stored', 'application/pdf', 9, 0, 0);
    insert into document_versions (id, document_id, number, filename, stored_file_id) values (gen_random_uuid(), :document, 1, 'a.pdf', :range);
    insert into notes (id, title, text, is_pinned, is_for_crew, project_id) values (gen_random_uuid(), 'Poort', '<p>Code 12</p>', true, true, :project);`,
  '0024': `
    insert into point_addresses (point, address) values ('52.0' || right('000' || :number, 3) || ',5.1000', 'Kade, Utrecht');`,
  '0028': `
    insert into kept_answers (user_id, key, fingerprint, answer) values (:user, :item, decode(md5(:name), 'hex'), '{"hoursWorked": 8}');`,
  '0029': `
    insert into help_articles (id, role, slug, old_slugs, published_version) values (:document, 'employee', 'regels', '{afspraken}', 1);
    insert into help_article_versions (article_id, number, title, category, content_html) values (:document, 1, 'Regels', 'Werk', '<p>Helm op</p>');
    insert into help_orders (role, categories, slugs) values ('employee', '{Werk}', '{regels}');
    insert into help_images (id, image) values (:image, decode(md5(:name), 'hex'));
    insert into help_votes (user_id, role, slug, is_useful) values (:user, 'employee', 'regels', true);
    insert into generic_help_articles (id, role, slug) values (:document, 'admin', :name);
    insert into generic_help_article_versions (article_id, number, title, category) values (:document, 1, 'Planning', 'Werk');
    insert into generic_help_orders (role, categories, slugs)
      select (array['employee', 'admin'])[:number], '{Werk}', '{planning}';
    insert into generic_help_images (id, image) values (:image, decode(md5(:name), 'hex'));`,
  '0032': `
    insert into mail_state (last_sent_at) values ('2030-01-01');`,
  '0034': `
    insert into backup_runs (id, started_at, error) values (gen_random_uuid(), '2030-01-01', 'Vol');
    insert into upkeep_runs (day, removed) values (date '2030-01-01' + :number, '{"sessions": 3}');`,
  '0037': `
    insert into data_exports (id, requested_by, requester_name) values (:document, :user, 'Jan');
    insert into job_failures (id, queue, data, reason) values (:document, 'mail', '{"tenantId": "x"}', 'Vol');
    insert into host_log (event, actor_name, tenant_id, tenant_name) values ('tenant-deletion-planned', 'god', current_tenant(), :name);
    insert into announcements (id, text, starts_at, ends_at, created_by) values (:document, 'Onderhoud', '2030-01-01', '2030-01-02', 'god');
    insert into announcement_dismissals (account_id, announcement_id) values (:user, :document);`,
  '0090': `
    insert into pay_rules (id, first_day, source, checked_on, rules) values
      (:document, '2030-01-01', 'Cao', '2029-12-01', '{"overtime": [], "periods": [], "holiday": null, "night": null, "window": null, "roundTo": 1}');`,
  '0091': `
    insert into approval_classes (approval_id, position, date, from_time, to_time, minutes, class, percent, project_id, reason)
      select id, :number, '2030-01-14', '16:00', '18:15', 135, 'overtime', 125, :project, 'do 26 nov' from hour_approvals
        where tenant_id = current_tenant();`,
  '0092': `
    insert into work_days (employee_id, date, start_time, end_time, break_minutes, travel_role, travel_minutes, kilometres, car_id)
      values (:employee, '2030-02-04', '07:00', '16:00', 30, 'driver', 45, 38, :material);`,
  '0093': `
    update materials set is_vehicle = true, departs_from = 'De Werf 3';
    update projects set trip_kilometres = 38, trip_minutes = 45;
    update planning_item_materials set driver_id = :employee where planning_item_id = :item;`,
  '0094': `
    insert into overtime_choices (employee_id, monday, is_saved) values (:employee, '2030-01-14', true);
    insert into leave_lines (id, employee_id, day, type, account, quarters, lot, lot_kind, approval_id)
      select gen_random_uuid(), :employee, '2030-01-14', 'saved', 'time-for-time', 10, '2030 time-for-time', 'time-for-time', id
        from hour_approvals where tenant_id = current_tenant();`,
  '0096': `
    insert into payroll_settings (period, includes, codes) values
      ('month', '{"own": true, "hired": false, "self-employed": false}', '[{"kind": "kilometres", "firstDay": null, "code": "4000", "unit": "kilometres"}]');
    insert into payroll_batches (id, number, first_day, last_day, period, checks) values
      (:document, 1, '2030-02-01', '2030-02-28', '2030-02', '[]');
    insert into payroll_lines (id, batch_id, employee_id, personnel_number, date, period, kind, project_id, approval_id, amount, code, unit, quantity)
      select gen_random_uuid(), :document, :employee, '0012', '2030-02-04', '2030-02', 'kilometres', :project, id, 38, '4000', 'kilometres', 38
        from hour_approvals where tenant_id = current_tenant() limit 1;
    insert into payroll_files (batch_id, format, name, content, sha256) values (:document, 'loket', 'a.csv', 'aanslnr', :name);`,
  '0100': `
    insert into told_days (publication_id, employee_id, date, works, plan) values (:publication, :employee, '2030-01-07', '[]', '');
    insert into day_receipts (id, publication_id, employee_id, date, answer, reason, at) values
      (:document, :publication, :employee, '2030-01-07', 'cannot', 'Tandarts', now());`,
  '0102': `
    insert into notices (id, employee_id, kind, key, title, body, path, date) values
      (:document, :employee, 'plan', 'plan 1', 'Je planning', 'di 8 jan: Kade', '/employeeplanning', '2030-01-08');`,
  '0103': `
    insert into push_subscriptions (session_id, endpoint, p256dh, auth)
      select id, 'https://push.example.nl/' || :name, 'sleutel', 'geheim' from sessions where tenant_id = current_tenant() limit 1;
    insert into notice_choices (employee_id, first_way, kinds_off) values (:employee, 'mail', '{leave}');
    insert into notice_settings (quiet_from, quiet_until, tells_next_day) values ('21:00', '06:00', false);`,
  '0106': `
    insert into crew_days (employee_id, date, start_time, end_time, break_minutes, travel_minutes, works, answer, objection) values
      (:employee, '2030-02-05', '07:00', '16:00', 30, 45, '[]', 'objected', 'Tot vijf uur');
    insert into day_reports (project_id, date, weather, work_done, delays, equipment, visitors) values
      (:project, '2030-02-05', 'Droog', 'Opgebouwd', 'Wind', 'Kraan', 'Opzichter');`,
  '0107': `
    insert into slips (id, number, kind, project_id, state) values (:document, 1, 'extra-work', :project, 'signed');
    insert into slip_versions (slip_id, number, content, told_arrived_at, paper, sha256, frozen_at)
      values (:document, 1, '{"what": "Dakkapel", "price": null, "lines": []}', now(), '{}', :name, now());
    insert into slip_signatures (id, slip_id, version, outcome, way, name, role, email, reason, strokes, device, at)
      values (:document, :document, 1, 'signed', 'glass', 'Bos', '', 'bos@example.nl', '', '[[{"x": 1, "y": 1, "t": 0}]]', 'Telefoon', now());
    insert into slip_links (id, slip_id, version, signature_id, name, email, token_hash, valid_until)
      values (:document, :document, 1, :document, 'Bos', 'bos@example.nl', decode('00', 'hex'), '2030-02-01');
    insert into slip_papers (sha256, slip_id, version) values (:name, :document, 1);
    insert into slip_hours (slip_id, employee_id, date, kind_id, quarters, booked_quarters)
      select :document, :employee, '2030-02-04', id, 8, 0 from hour_kinds where tenant_id = current_tenant() and of_slips = 'extra-work';`,
  '0108': `
    insert into requirements (id, name, rules, blocks) values (:document, 'Hijswerk', '[{"kind": "crane", "name": "", "count": null}]', true);
    update projects set requirement_ids = '["00000000-0000-7000-8000-000000000001"]';
    update employees set identity_seen_on = '2030-01-07';`,
  '0111': `
    insert into scaffolds (id, project_id, number, state, inspected_on, due_on, due_reason) values
      (:document, :project, 'S-1', 'handed-over', '2030-01-07', '2030-01-21', 'regular');
    insert into scaffold_events (id, scaffold_id, kind, to_state, at, employee_id, by_name, answers) values
      (:document, :document, 'state', 'handed-over', '2030-01-07', :employee, 'Inge', '[{"point": "Leuningen", "answer": "ok", "remark": ""}]');
    insert into scaffold_mails (day) values ('2030-01-21');`,
  '0112': `
    insert into scaffold_cards (id, scaffold_id, token_hash) values (:document, :document, :name);
    insert into scaffold_reports (id, scaffold_id, text) values (:document, :document, 'Leuning los');
    insert into scaffold_hire_ends (id, scaffold_id, last_day, name, email) values
      (:document, :document, '2030-02-01', 'Karin', 'karin@example.nl');
    insert into scaffold_prices (project_id, included_weeks, cents_per_m2, cents_per_m3) values (:project, 8, 35, 20);`,
  '0113': `
    insert into weather_settings (hourly_url, norms) values ('https://weer.example.nl/{station}', '[{"key": "rain", "from": "2030-01-01", "figure": 280, "source": "Cao"}]');
    insert into weather_fetches (station, origin, tried_at) values (260, 'hourly', '2030-01-07');
    insert into weather_readings (station, at, origin, temperature, wind, rain_minutes) values (260, '2030-01-07 08:00Z', 'typed', -2.5, 3.1, 0);
    insert into weather_places (project_id, station, work_kind) values (:project, 260, 'crane');
    insert into weather_days (id, employee_id, project_id, date, cause) values (:document, :employee, :project, '2030-01-07', 'frost');`,
  '0114': `
    insert into factors (id, account_id, kind, name, credential_id, host, secret) values
      (:document, :user, 'passkey', 'Telefoon', :name, 'bouw.example.nl', decode(md5(:name), 'hex'));
    insert into god_factors (id, account_id, kind, secret, counter)
      select gen_random_uuid(), id, 'app', decode(md5(:name), 'hex'), 59000000 from gods where username = :name;`,
  '0117': `
    insert into webhook_endpoints (id, name, url, secret, events, is_on) values
      (:document, 'Boekhouding', 'https://haak.example.nl/', decode(md5(:name), 'hex'), '{hours.approved}', false);
    insert into webhook_deliveries (endpoint_id, event, record_id, data, changed, status, answer) values
      (:document, 'hours.approved', :item, '{"monday": "2030-01-07"}', '{state}', 500, 'Storing');`,
  '0119': `
    insert into page_files (name, build, contents) values ('app-1.js', :name, '//');`,
  '0115': `
    insert into api_keys (id, name, prefix, key_hash, scopes) values
      (:document, 'Boekhouding', 'ppl_live_abcdefgh', decode(md5(:name), 'hex'), '{hours:read}');`,
  '0116': `
    insert into company_logins (issuer, client_id, client_secret, domains) values
      ('https://aanmelden.example.nl', 'ploegplan', decode(md5(:name), 'hex'), '{example.nl}');`,
};

const ids =
  'employee user client status project material item file image range publication document'.split(
    ' ',
  );

/** What a company wrote by the version that ended with this migration; undefined when that was nothing new. */
export function oldRows(company: number, migration: string): string | undefined {
  const script = scripts[migration.slice(0, 4)];
  if (script === undefined) return undefined;
  const getId = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
  const values = new Map(ids.map((name, at) => [name, `'${getId(100 * company + at)}'`]));
  values.set('name', `'bedrijf${company}'`).set('number', `${company}`);
  const sql = script.replaceAll(/(?<!:):(\w+)/g, (all, name: string) => values.get(name) ?? all);
  return `begin; set local app.tenant_id = '${getId(100 * company + 99)}'; ${sql} commit`;
}
