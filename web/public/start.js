// Runs before the first paint and before the application's own script is there. A file of its own, because the pages allow
// no inline script.
(() => {
  // Keys and values are those of src/lib/remembered.
  const remembered = (name) => {
    try {
      return localStorage.getItem(`ploegplan.${name}`);
    } catch {
      // Storage can be switched off.
      return null;
    }
  };
  // So that a page in the dark theme does not flash white.
  const chosen = remembered('colorScheme');
  const dark =
    chosen === '"dark"' ||
    (chosen !== '"light"' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';

  // The browser offers it once, perhaps before the application is there; src/lib/device/install.ts picks it up.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });

  const days = (date) => new Date(`${date}T00:00Z`);
  const plus = (date, count) => {
    const day = days(date);
    day.setUTCDate(day.getUTCDate() + count);
    return day.toISOString().slice(0, 10);
  };
  // By the date of the device. The application goes by the Dutch one: where that is another, it asks for its own.
  const today = () => {
    const now = new Date();
    return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
      .toISOString()
      .slice(0, 10);
  };

  /** The first days of the own planning (src/data/employee-planning.ts). */
  const ownDays = () => `employee-planning?from=${plus(today(), -14)}&to=${plus(today(), 28)}`;

  /** The week of the day that the address of the board names (src/data/planning.ts), or else of today, its absences, and the holidays of its years. */
  const boardWeek = () => {
    const asked = new URLSearchParams(location.search).get('datum') ?? '';
    const date = Number.isNaN(days(asked).getTime()) ? today() : asked;
    const monday = plus(date, -((days(date).getUTCDay() + 6) % 7));
    const sunday = plus(monday, 6);
    const years = new Set([monday, sunday].map((day) => day.slice(0, 4)));
    return [
      `planning?from=${monday}&to=${sunday}`,
      `absences?from=${plus(monday, -7)}&to=${plus(sunday, 7)}`,
      ...[...years].map((year) => `holidays?from=${year}-01-01&to=${year}-12-31`),
    ];
  };
  const records = ['employees', 'projects', 'clients', 'materials'];

  // What the application will ask for as soon as it has started; early-files.ts tells the names of the files.
  const { shell = '', own = '', board = '' } = document.currentScript.dataset;
  const pages = [
    { path: /^\/employeeplanning\/?$/, files: own, asks: () => [ownDays()] },
    {
      path: /^\/planning\/?$/,
      files: board,
      asks: () => [
        ...boardWeek(),
        ...records.map((name) => `${name}?includingdeleted=true`),
        'projectstatuses',
      ],
    },
  ];
  const page = pages.find(({ path }) => path.test(location.pathname));
  const isBare = /^\/(inloggen|magic|password-reset|account-activation)?\/?$/.test(
    location.pathname,
  );
  const files = isBare ? [] : `${shell} ${page?.files ?? ''}`.split(' ').filter(Boolean);
  for (const file of new Set(files)) {
    const link = document.createElement('link');
    // As the application asks for it, which else would load it a second time.
    if (file.endsWith('.css'))
      Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: '' });
    else link.rel = 'modulepreload';
    // After what the first frame is painted with, and the data.
    link.fetchPriority = 'low';
    link.href = `/${file}`;
    document.head.append(link);
  }

  // Every page begins with the tenant and the session; src/lib/api/request.ts picks them up. But where a mailed link leads nobody asks
  // who is signed in (specification, section 4), where a sign-out is still to be told, that comes first, and without a session
  // the answer is known.
  const isLink = /^\/(magic|password-reset|account-activation)\/?$/.test(location.pathname);
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'x-current-host': location.host,
  };
  const ask = (url) => fetch(url, { headers, credentials: 'include' });
  const tenant = ask('/api/tenant');
  const hasSession = /(^|; )ploegplan-signed-in=/.test(document.cookie);
  const isNobody = isLink || !hasSession || remembered('isSignOutPending') === 'true';
  const early = { '/api/tenant': tenant };
  if (!isNobody) {
    early['/api/check-jwt'] = ask('/api/check-jwt');
    if (!isBare) document.documentElement.dataset.signedIn = '';
    for (const path of page?.asks() ?? []) early[`/api/${path}`] = ask(`/api/${path}`);
  }
  window.earlyAnswers = early;
  for (const answer of Object.values(early)) answer.catch(() => {});
  tenant
    .then((answer) => answer.clone().json())
    .then(({ logo }) => {
      if (logo) new Image().src = `${logo}`;
    })
    .catch(() => {});
})();
