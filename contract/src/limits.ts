/** Limits that server and browser both apply. Hours and previews: specification, section 9. */
export const limits = {
  name: 200,
  /** The name of a project where there is little room. */
  shortName: 20,
  location: 300,
  /** The points on the map in one request for addresses. */
  pointsAtOnce: 50,
  description: 5_000,
  notes: 5_000,
  /** The words of a note. */
  noteText: 20_000,
  /** The words of a note as HTML: room for words of escaped signs only. */
  noteHtml: 120_000,
  /** The notes of one answer, since they come with their texts. */
  notePage: 500,
  /** Notes for the crew that one planning item shows. */
  crewNotes: 20,
  /** The formatted text of a help article, as HTML. */
  helpText: 50_000,
  helpSlug: 100,
  helpCategory: 60,
  helpKeyword: 60,
  helpKeywords: 40,
  /** Help articles of one tenant, of one role, and texts that one of them had. */
  helpArticles: 1_000,
  helpVersions: 200,
  /** The longer side of an image in a help article, in pixels. */
  helpImageSide: 1_536,
  /** The bytes of UTF-8 that file systems allow. */
  filename: 255,
  username: 100,
  password: 200,
  /** NIST SP 800-63B-4, 3.1.1.2: a password that is the only factor. */
  passwordMinimum: 15,
  email: 254,
  host: 253,
  /** Characters of a token in a mailed link: 256 bits in base64url. */
  linkToken: 43,
  /** A tenant's own logo, in bytes, as it is uploaded. */
  logoBytes: 5 * 1024 * 1024,
  /** Exports of data that are listed, and how many days each can be downloaded. */
  dataExports: 50,
  dataExportDays: 7,
  /** The endpoints of webhooks of a company, and the messages of one in one list. */
  webhooks: 10,
  webhookDeliveries: 100,
  /** Jobs that were given up, in one list. */
  jobFailures: 100,
  /** A message of the host, which a phone shows whole in a bar. */
  announcement: 160,
  /** Days between asking for the deletion of a tenant and the deletion. */
  tenantDeletionDays: 30,
  /** Rows of one page of the audit log. */
  auditRows: 100,
  /** Entries of the audit log in one exported list. */
  auditExportRows: 10_000,
  /** The bytes of a JSON body. */
  jsonBytes: 1_000_000,
  /** The JSON body of a login; small, because anyone may send one. */
  credentialsBytes: 4_096,
  imageBytes: 25 * 1024 * 1024,
  imagesAtOnce: 20,
  documentBytes: 100 * 1024 * 1024,
  /** The sizes that a phone keeps of the documents of today and tomorrow: of the largest, and of all together. */
  offlineDocument: { bytes: 20 * 1024 * 1024, allBytes: 100 * 1024 * 1024 },
  /** Images that one request copies or moves. */
  imagesAttached: 100,
  /** Images of one list. */
  imageRows: 2_000,
  /** The months that the log of a company is kept, where that is limited. */
  auditLogMonths: { least: 6, most: 120 },
  /** The months that photos and notes of employees who left are kept, where the company has a rule for it. */
  leaverMonths: { least: 1, most: 120 },
  /** The longer side of a photo as it is sent, in pixels. */
  photoSide: { least: 1_024, usual: 2_560, most: 8_192 },
  /** The room for files of one company, in gigabytes. */
  storageGigabytes: 100_000,
  /** The pixels of the largest photo of a phone that counts 50 megapixels. */
  imagePixels: 8_192 * 6_144,
  previewWidth: 512,
  hoursStep: 0.25,
  quartersOfDay: 96,
  /** Days in one request for hours: a month and the days of its first and last week. */
  hoursDays: 45,
  /** Cells of hours in one request: a pasted block. */
  hoursEdits: 500,
  /** Weeks that are approved, and employees who are reminded or invited, in one request. */
  approvalsAtOnce: 500,
  /** Cells of one week of an employee. */
  weekLines: 500,
  /** The people of whom a foreman enters the day at once. */
  crewPeople: 200,
  /** The works of a person on one day. */
  worksOfDay: 50,
  /** The reason for a correction of hours, or for reopening a week. */
  reason: 500,
  breakMinutes: 120,
  /** The codes of a payroll, a code, and the name of what it stands for. */
  payrollCodes: 500,
  payrollCode: 20,
  payrollKind: 100,
  /** Figures of a company instead of the law's. */
  ownLimits: 200,
  /** The days before its end from which a document or certificate is named as expiring. */
  noticeDays: { least: 7, usual: 60, most: 365 },
  /** The days that a new planning link is valid, unless otherwise chosen; none is valid for longer than the most of these. */
  linkDays: { least: 1, usual: 30, most: 365 },
  /** Days in which a deleted document can be restored. */
  restoreDays: { least: 7, usual: 30, most: 365 },
  /** Days in one planning request: a month view with the weeks around it. */
  planningDays: 62,
  /** Days in one request for what a person was told: a year. */
  toldHistoryDays: 371,
  /** Days to tell that the office's list has; the count has all. */
  pendingDays: 200,
  receiptReason: 500,
  /** Days in one request for holidays: a year. */
  holidayDays: 366,
  /** Days of one closure: a year. */
  closureDays: 366,
  /** Days of one absence and of one request for absences: a year and the days around it. */
  absenceDays: 400,
  absencesAtOnce: 300,
  /** Characters of readings that are pasted at once: a few weeks of one station. */
  weatherText: 200_000,
  /** Characters of the address of a source. */
  url: 1_000,
  /** The hours of one correction of a balance. */
  leaveHours: 10_000,
  employeesPerItem: 100,
  materialsPerItem: 50,
  /** The stretches of each material in the list of places. */
  materialStretches: 3,
  /** Days that a link to the planning shows, from the Monday of this week. */
  publicDays: 14,
  /** Days before and after today in a calendar feed. */
  calendarDaysBack: 28,
  calendarDaysAhead: 182,
  /** Edits of the planning in one request: a copied week of a large crew. */
  planningEdits: 1_000,
  /** Planning items that are shifted together: a year of a crew of twelve. */
  shiftedItems: 3_000,
  /** Days in one request for planned weeks: sixteen weeks before and after a month view. */
  plannedWeeksDays: 300,
  /** Days in one request for the people planned by week: the weeks of a year. */
  staffingDays: 371,
  projectHours: 1_000_000,
  /** Kilometres and minutes of a single trip to a project. */
  tripKilometres: 2_000,
  tripMinutes: 720,
  projectStatuses: 1_000,
  contactPersons: 20,
  /** Square or cubic metres of a scaffold. */
  scaffoldAmount: 1_000_000,
  scaffoldNumber: 40,
  /** The points of an inspection, and the characters of one. */
  scaffoldPoints: 60,
  scaffoldPoint: 200,
  /** Functions that inspect or hand over scaffolds. */
  scaffoldInspectors: 30,
  scaffoldsOfStorm: 5_000,
  /** What a visitor reports of a scaffold; an event that begins with it has room for more. */
  reportText: 400,
  /** Weeks of hire without a price, and cents per week and square or cubic metre. */
  hireWeeks: 520,
  hireCents: 100_000,
  /** The days that a visitor may give notice of the end of hire ahead. */
  hireEndDays: 92,
  /** Functions of which a project or item says how many people it needs, and people of each. */
  needs: 10,
  peopleNeeded: 99,
  /** Rules of a set of requirements, and sets that one project or material names. */
  requirementRules: 20,
  requirementSets: 20,
  contracts: 50,
  certificates: 50,
  /** Coming and past planning items on the page of a project or client, each. */
  workItems: 50,
  /** Files of one document. */
  documentVersions: 200,
  /** Rows of the history of one record, and of changes of status. */
  historyRows: 200,
  /** Rows of each list on the overview. */
  homeRows: 40,
  homePlaces: 12,
  homeItemsPerPlace: 8,
  homeChanges: 8,
  /** Past days in which missing hours are looked for: eight weeks. */
  missingHoursDays: 56,
  /** Rows of one imported file, its size in bytes, and that of its rows as JSON, which names each field. */
  importRows: 5_000,
  importBytes: 5 * 1024 * 1024,
  importJsonBytes: 16 * 1024 * 1024,
  /** The price of a slip in cents, its hours and materials each, and an amount of one material. */
  slipCents: 100_000_000,
  slipLines: 200,
  slipQuantity: 1_000_000,
  /** Slips in one bundle, and the days that a mailed link to one works. */
  slipBundle: 100,
  slipLinkDays: 30,
  /** A signature: its strokes, the points of each, and how long it may take. */
  strokes: 100,
  strokePoints: 2_000,
  strokeMilliseconds: 600_000,
  /** Rows on a page of what changed. */
  changesAtOnce: 500,
  /** Rows in a list that is not bounded by dates. */
  listRows: 10_000,
  /** A company keeps more documents than anything else that is listed. */
  documentRows: 30_000,
} as const;
