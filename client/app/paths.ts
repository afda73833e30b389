import { matchPath } from 'react-router-dom';
import { SCREENS } from './screens.ts';

/** One string for each parameter in an address. */
type Values<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${string}/${infer More}`
    ? [string, ...Values<`/${More}`>]
    : [string]
  : [];

/** The address itself. If it has parameters, a function that takes them in order. */
type Link<Path extends string> = Path extends `${string}:${string}` ? (...values: Values<Path>) => string : Path;

/** Every address that a screen links to, under the name of its row in SCREENS. */
export const paths = {
  ...linksTo(SCREENS),
  /** The start of all exam addresses. It has no screen of its own. */
  examArea: '/exam',
} as const;

/** Where people sign in, or confirm who they are. They then return to where they were. */
export const signInSteps: readonly string[] = [paths.signInAgain, paths.secondFactor];

/** Whether an address is an area's own, or below it. */
export function isWithin(pathname: string, area: string): boolean {
  return pathname === area || pathname.startsWith(`${area}/`);
}

/** The soldier whose record or comments are at or above this address; null if neither. */
export function soldierAt(pathname: string): string | null {
  for (const { path } of [SCREENS.userInfo, SCREENS.comments]) {
    const match = matchPath({ path, end: false }, pathname);
    if (match) return match.params.id ?? null;
  }
  return null;
}

type Rows = Readonly<Record<string, { readonly path: string }>>;

function linksTo<Screens extends Rows>(
  screens: Screens,
): { readonly [Name in keyof Screens]: Link<Screens[Name]['path']> };
function linksTo(screens: Rows): Record<string, string | ((...values: string[]) => string)> {
  return Object.fromEntries(
    Object.entries(screens).map(([name, { path }]) => [name, path.includes(':') ? filled(path) : path]),
  );
}

function filled(path: string): (...values: string[]) => string {
  return (...values) => {
    const left = values.values();
    return path.replaceAll(/:\w+/g, () => encodeURIComponent(left.next().value ?? ''));
  };
}
