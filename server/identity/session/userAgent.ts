/** The first match counts, because browsers also name other browsers for compatibility. */
const BROWSERS = [
  { pattern: /\bEdg(?:e|A|iOS)?\//, name: 'Edge' },
  { pattern: /\bOPR\/|\bOpera\b/, name: 'Opera' },
  { pattern: /\bSamsungBrowser\//, name: 'Samsung Internet' },
  { pattern: /\bFirefox\/|\bFxiOS\//, name: 'Firefox' },
  { pattern: /\bChrome\/|\bCriOS\//, name: 'Chrome' },
  { pattern: /\bSafari\//, name: 'Safari' },
] as const;

const SYSTEMS = [
  { pattern: /\biPhone\b/, name: 'iPhone' },
  { pattern: /\biPad\b/, name: 'iPad' },
  { pattern: /\bAndroid\b/, name: 'Android' },
  { pattern: /\bWindows\b/, name: 'Windows' },
  { pattern: /\bMac OS X\b|\bMacintosh\b/, name: 'macOS' },
  { pattern: /\bCrOS\b/, name: 'ChromeOS' },
  { pattern: /\bLinux\b/, name: 'Linux' },
] as const;

/** A browser's description of itself in a few words: `Firefox on Windows`. */
export function describeUserAgent(userAgent: string): string {
  const browser = BROWSERS.find(({ pattern }) => pattern.test(userAgent))?.name;
  const system = SYSTEMS.find(({ pattern }) => pattern.test(userAgent))?.name;
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown browser';
}
