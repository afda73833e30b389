import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** A group of modules that become one file (`codeSplitting.groups` of the build's output). */
type FileGroup = Exclude<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups'], undefined>[number];
type Build = Parameters<Exclude<FileGroup['name'], string>>[1];

const forSignedIn = neededBy(
  'app/routing/SignedInRoutes.tsx',
  'screens/home/HomeScreen.tsx',
  'screens/home/ForViewer.tsx',
);
const forReading = neededBy(
  'screens/record/UserInfoScreen.tsx',
  'screens/comments/CommentsScreen.tsx',
  'screens/overview/AdminOverviewScreen.tsx',
);

/**
 * The files of modules that several screens share; the screens that people open first come before the rest. So Home loads little that it
 * doesn't need, and a screen for reading loads no forms, tables, imports or exam.
 */
export const SCREEN_FILES: readonly FileGroup[] = [
  {
    // Every signed-in screen needs these; so does Home, besides its own modules.
    name: (module, build) => (forSignedIn(module, build) && !isOf('home', module) ? 'signedIn' : null),
  },
  {
    // Other screens need these for reading, too. With the parts of screens, and the icons, which would otherwise be ten files of 200 bytes.
    // Without the code to scan, whose library is larger than all parts.
    name: (module, build) =>
      forReading(module, build) || /\/@tabler\/|\/parts\/(?!QrCode)/.test(module) ? 'reading' : null,
    minShareCount: 2,
  },
  {
    name: 'components',
    test: /\/domain\/|\/client\/(?:components\/(?!parts\/QrCode)|app\/(?!imports\/|offline\/)|screens\/signIn\/again\/)|\/@mantine\//,
    minShareCount: 2,
  },
  { name: (module) => (isOf('app/tables/lists', module) ? 'reports' : null), minShareCount: 2 },
  { name: (module) => (isOf('screens/due', module) ? 'due' : null), minShareCount: 2 },
  // Looks after exams on the device at each start, and loads none of the exam itself.
  { name: 'offline', test: /\/client\/app\/offline\// },
  { name: (module) => (isOf('exam', module) && !isOf('exam/review', module) ? 'exam' : null), minShareCount: 2 },
];

function isOf(screens: string, module: string): boolean {
  return module.includes(`/client/screens/${screens}/`);
}

/**
 * Whether the given modules import a module of the product, directly or through others. Libraries don't count: a library's index imports
 * all of it, needed or not.
 * @param roots by their paths in client/
 */
function neededBy(...roots: readonly string[]): (module: string, build: Build) => boolean {
  let needed: ReadonlySet<string> | null = null;
  return (module, build) => (needed ??= importedBy(roots, build)).has(module);
}

function importedBy(roots: readonly string[], build: Build): ReadonlySet<string> {
  const found = new Set<string>();
  const left = roots.map((root) => resolve('client', root));
  for (let module = left.pop(); module !== undefined; module = left.pop()) {
    if (found.has(module) || module.includes('/node_modules/')) continue;
    found.add(module);
    left.push(...(build.getModuleInfo(module)?.importedIds ?? []));
  }
  return found;
}
