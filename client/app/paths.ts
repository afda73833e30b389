import { matchPath } from 'react-router-dom';
import { SCREENS } from './screens.ts';

/** One string for each parameter of an address. */
type Values<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${string}/${infer More}`
    ? [string, ...Values<`/${More}`>]
    : [string]
  : [];

/** The address itself or, where it has parameters, a function of them in their order. */
type Link<Path extends string> = Path extends `${string}:${string}` ? (...values: Values<Path>) => string : Path;

/** Every address that a screen links to, by the name of its row in SCREENS. */
export const paths = {
  ...linksTo(SCREENS),
  /** The beginning of the addresses of the exam's screens; it has no screen of its own. */
  examArea: '/exam',
} as const;

/** Where people sign in or confirm who they are; afterwards they return to where that was asked for. */
export const signInSteps: readonly string[] = [paths.signInAgain, paths.secondFactor];

/** Whether an address is that of an area or of something below it. */
export function isWithin(pathname: string, area: string): boolean {
  return pathname === area || pathname.startsWith(`${area}/`);
}

/** Whose record or comments an address is about, or something below them; null where it is neither. */
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
