import Bowser from 'bowser';

/** A readable name for a user agent, such as 'Chrome op Android'. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Onbekend apparaat';
  const { browser, os } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter(Boolean);
  return names.length > 0 ? names.join(' op ') : 'Onbekend apparaat';
}
