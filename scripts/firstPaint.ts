import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InMemoryCache } from '@apollo/client';
import {
  type ConvertCSSVariablesInput,
  convertCssVariables,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { printOperations } from '../client/app/graphql/printOperations.ts';
import { ViewerDocument } from '../client/app/session/session.generated.ts';
import { cssVariables, theme } from '../client/app/theme.ts';

const STYLES = 'virtual:theme.css';
/** The name of the script that React is. */
export const REACT = 'react';

/** The theme's variables as a style sheet. Mantine would write them when its script runs, and the page be without colours until then. */
export function themeStyles(): Plugin {
  return {
    name: 'theme-styles',
    resolveId: (id) => (id === STYLES ? id : null),
    load: (id) => (id === STYLES ? themeVariables() : null),
  };
}

/** Whatever the colour scheme, paper is white: printing takes the light colours. */
function themeVariables(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const { variables, light, dark } = deepMerge(defaultCssVariablesResolver(whole), cssVariables(whole));
  const sheet = (some: Partial<ConvertCSSVariablesInput>) =>
    convertCssVariables({ variables: {}, light: {}, dark: {}, ...some }, ':root');
  return `${sheet({ variables: { ...variables, ...light, '--mantine-color-scheme': 'light' } })}
@media not print {
${sheet({ dark: { ...dark, '--mantine-color-scheme': 'dark' } })}
}`;
}

const FIRST_REQUEST = {
  headers: { accept: 'application/graphql-response+json', 'content-type': 'application/json' },
  body: JSON.stringify({
    operationName: 'Viewer',
    query: printOperations(new InMemoryCache().transformDocument(ViewerDocument)),
    variables: {},
  }),
};

/**
 * Has the built page run client/first.ts before it shows anything, and React before the rest. Vite's own scripts are modules, and these wait
 * for the page.
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
      const define = { FIRST_REQUEST: JSON.stringify(FIRST_REQUEST) };
      const { code } = await transformWithOxc(await readFile(path, 'utf8'), path, { define });
      this.emitFile({ type: 'asset', name: 'first.js', source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        // The frame needs its style sheet; the big script is not to take half of the line meanwhile.
        html: html.replace('<script type="module"', '<script type="module" fetchpriority="low"'),
        tags: Object.values(bundle).flatMap((file) => {
          const src = `/${file.fileName}`;
          if (isFirstScript(file)) return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }];
          if (file.name !== REACT) return [];
          // A task of its own, before the big one that needs it: between the two, touches are answered.
          const attrs = { type: 'module', fetchpriority: 'low', crossorigin: true, src };
          return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
        }),
      }),
    },
  };
}

/** Whether a file of the build is client/first.ts. */
export function isFirstScript(file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputAsset {
  return file.type === 'asset' && file.names.includes('first.js');
}
