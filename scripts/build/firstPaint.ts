import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ConvertCSSVariablesInput,
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { type HtmlTagDescriptor, minify, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { cssVariables, scales, theme } from '../../client/app/theme.ts';
import { FIRST_QUERIES } from './firstQueries.ts';

const STYLES = 'virtual:theme.css';
/**
 * The libraries that every screen needs, each in its own script, in the order in which they start. Starting them takes as long as all the
 * rest. As separate tasks, they let the browser answer touches in between. As separate files, they load in parallel and stay cached in the
 * next release.
 */
export const LIBRARIES = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|\/client\/app\/react\.ts$/ },
  { name: 'apollo', test: /\/node_modules\/(@apollo|@wry|graphql|optimism|rxjs|tslib)\// },
] as const;

/**
 * The theme's variables as a style sheet. Without it, Mantine would add them only when its script runs, and the page would have no colors
 * until then.
 */
export function themeStyles(): Plugin {
  return {
    name: 'theme-styles',
    resolveId: (id) => (id === STYLES ? id : null),
    load: (id) => (id === STYLES ? themeVariables() : null),
  };
}

/** Printing uses the light colors: paper is white whatever the color scheme. */
function themeVariables(): string {
  const whole = mergeMantineTheme(mergeMantineTheme(DEFAULT_THEME, theme), scales);
  const { variables, light, dark } = deepMerge(defaultCssVariablesResolver(whole), cssVariables(whole));
  const sheet = (some: Partial<ConvertCSSVariablesInput>) =>
    convertCssVariables({ variables: {}, light: {}, dark: {}, ...some }, ':root');
  return `${sheet({ variables: { ...variables, ...light, '--mantine-color-scheme': 'light' } })}
@media not print {
${sheet({ dark: { ...dark, '--mantine-color-scheme': 'dark' } })}
}`;
}

/**
 * Makes the built page run client/first.ts before it shows anything, and the libraries before the rest. Vite's own scripts are modules,
 * which run only after the page is parsed.
 */
export function firstScript(): Plugin {
  let path = '';
  return {
    name: 'first-script',
    apply: 'build',
    configResolved: ({ root }) => {
      path = join(root, 'first.ts');
    },
    async buildStart() {
      const define = { FIRST_QUERIES: JSON.stringify(FIRST_QUERIES) };
      const { code } = await transformWithOxc(await readFile(path, 'utf8'), path, { define });
      const { code: source } = await minify(path, code);
      this.emitFile({ type: 'asset', name: 'first.js', source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        // The frame's style sheet comes first: the big script must not take half of its bandwidth.
        html: html.replace('<script type="module"', '<script type="module" fetchpriority="low"'),
        tags: [
          ...Object.values(bundle)
            .filter(isFirstScript)
            .map(({ fileName }) => scriptTag(fileName, {})),
          ...LIBRARIES.flatMap((library) =>
            Object.values(bundle)
              .filter((file) => file.type === 'chunk' && file.name === library.name)
              .map(({ fileName }) => scriptTag(fileName, { type: 'module', fetchpriority: 'low', crossorigin: true })),
          ),
        ],
      }),
    },
  };
}

function scriptTag(fileName: string, attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor {
  return { tag: 'script', attrs: { ...attrs, src: `/${fileName}` }, injectTo: 'head-prepend' };
}

/** Whether a file of the build is client/first.ts. */
export function isFirstScript(file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputAsset {
  return file.type === 'asset' && file.names.includes('first.js');
}
