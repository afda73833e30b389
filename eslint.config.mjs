import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Refuses imports that go the wrong way between the rooms of the house (docs/decisions/0001-house.md). */
const mayNotImport = (files, ...folders) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: folders.map((folder) => ({
          regex: `^(\\.\\./)+${folder}/`,
          message: `This folder does not import from ${folder}/.`,
        })),
      },
    ],
  },
});

const frameworks = {
  regex: '^(?!\\.)',
  message: 'domain/ holds pure rules: no package, no framework, no Node.',
};

/**
 * One program each for the server with the rules and the scripts, for the client and for the browser tests: the service of TypeScript that
 * would find each file's own project holds the server's code twice, and is a quarter slower over all files.
 */
const PROJECTS = ['server/tsconfig.check.json', 'client/tsconfig.json', 'e2e/tsconfig.json', 'tsconfig.json'];

export default tseslint.config(
  { ignores: ['dist', 'data', 'test-results', '**/*.generated.ts'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: PROJECTS, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'no-duplicate-imports': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Where a library says `any`, naming the type at the point of use is what ends it; using an `any` stays refused.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      // Many interfaces ask for a promise where there is nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      // type-graphql's classes describe the shape of plain objects.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // type-graphql's classes carry their fields; the decorators are their content.
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  // What Jest's matchers give is `any`.
  { files: ['**/*.test.ts'], rules: { '@typescript-eslint/consistent-type-assertions': 'off' } },
  {
    files: ['domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [frameworks, { regex: '^\\.\\./', message: 'domain/ imports only itself.' }] },
      ],
      'no-restricted-globals': ['error', 'process', 'window', 'document', 'fetch'],
    },
  },
  {
    files: ['domain/*/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [frameworks, { regex: '^(\\.\\./){2}', message: 'domain/ imports only itself.' }] },
      ],
    },
  },
  mayNotImport(['server/**/*.ts'], 'client'),
  mayNotImport(['client/**/*.{ts,tsx}'], 'server'),
  mayNotImport(['client/components/**/*.{ts,tsx}'], 'server', 'app', 'screens'),
  { files: ['client/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat['recommended-latest']] },
  // Playwright reads which fixtures a fixture needs from its first parameter, which may be none.
  { files: ['e2e/**/*.ts'], rules: { 'no-empty-pattern': 'off' } },
  { files: ['**/*.mjs', '**/*.cjs'], languageOptions: { globals: { ...globals.node } } },
);
