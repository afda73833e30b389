import {
  ActionIcon,
  Button,
  createTheme,
  type CSSVariablesResolver,
  Input,
  InputWrapper,
  type MantineColorsTuple,
  PasswordInput,
} from '@mantine/core';

/*
 * The only place that sets colors and text sizes (theme.test.ts), and the scales of spaces and radii. Style sheets use Mantine's variables
 * and the ones below.
 */

/** The accent color. Used as a background for near-black text, never as a text color. */
const gold: MantineColorsTuple = [
  '#fff8e1',
  '#fdedbd',
  '#fbe093',
  '#f7d064',
  '#f0be3c',
  '#e3ab1f',
  '#c8930f',
  '#a3770a',
  '#7d5b08',
  '#574005',
];
/** Shade 4 is for the edges of fields, with a contrast of 3 to 1. */
const graphiteOnLight: MantineColorsTuple = [
  '#f6f7f8',
  '#eceef1',
  '#dfe2e6',
  '#cbd0d6',
  '#858e99',
  '#737d89',
  '#58616c',
  '#434b55',
  '#2e343c',
  '#1b1f24',
];
const graphiteOnDark: MantineColorsTuple = [
  '#dfe2e6',
  '#c2c8cf',
  '#a0a8b2',
  '#7d8691',
  '#69727d',
  '#363c45',
  '#262b32',
  '#1b1f24',
  '#15181c',
  '#0f1114',
];
const red: MantineColorsTuple = [
  '#fdeceb',
  '#fad3d0',
  '#f4a8a2',
  '#ee7b72',
  '#e5574b',
  '#d53c2f',
  '#bb2a1e',
  '#9a2017',
  '#7a1911',
  '#57110b',
];
const nearBlack = '#15181c';
/** The minimum height of a touch target. */
const touch = '2.75rem';

export const theme = createTheme({
  colors: { gold, gray: graphiteOnLight, dark: graphiteOnDark, red },
  primaryColor: 'gold',
  primaryShade: 5,
  black: nearBlack,
  autoContrast: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  headings: {
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  spacing: { xs: '0.25rem', sm: '0.5rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.125rem', sm: '0.25rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // global.css draws one focus ring for everything.
  focusRing: 'never',
  components: {
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray', size: 'var(--app-touch)' } }),
    /*
     * The scale: filled in gold for a screen's main action, 'default' for other actions, and 'subtle' with an icon for rare ones. Actions
     * that remove something are red: 'outline' if a confirmation follows, and filled inside that confirmation.
     */
    Button: Button.extend({
      defaultProps: { size: 'md' },
      vars: (_, { variant }) => ({
        root: {
          '--button-height': touch,
          ...(variant === 'outline' && { '--button-color': 'var(--app-bad)', '--button-bd': '1px solid currentcolor' }),
          ...(variant === 'subtle' && {
            '--button-color': 'var(--mantine-color-text)',
            '--button-hover': 'var(--app-hover)',
            '--button-padding-x': 'var(--mantine-spacing-sm)',
          }),
        },
      }),
    }),
    Input: Input.extend({ defaultProps: { size: 'md' }, vars: () => ({ wrapper: { '--input-height': touch } }) }),
    InputWrapper: InputWrapper.extend({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    }),
    PasswordInput: PasswordInput.extend({
      defaultProps: { rightSectionWidth: touch },
      vars: () => ({ root: { '--psi-button-size': touch } }),
    }),
  },
});

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--app-touch': touch,
    '--app-content': '75rem',
    '--app-form': '26rem',
    '--app-wide-form': '44rem',
    '--app-bar': '3.5rem',
    '--app-side': '13rem',
    '--app-icon': '1.5rem',
    '--app-icon-small': '1.25rem',
    '--app-ring': 'clamp(1.75rem, 3.5vw, 2.75rem)',
    '--app-motion': '120ms',
    '--app-gold': gold[5],
    '--app-on-gold': nearBlack,
    '--app-small-caps-spacing': '0.04em',
    '--app-paper': '#ffffff',
    '--app-ink': '#000000',
    '--app-veil': 'rgb(15 17 20 / 60%)',
  },
  light: {
    '--mantine-color-error': red[6],
    '--mantine-color-dimmed': graphiteOnLight[6],
    '--mantine-color-placeholder': graphiteOnLight[6],
    '--mantine-color-default-border': graphiteOnLight[3],
    '--app-ground': graphiteOnLight[0],
    '--app-surface': '#ffffff',
    '--app-line': graphiteOnLight[2],
    '--app-hover': graphiteOnLight[1],
    '--app-own': gold[0],
    '--app-focus-edge': nearBlack,
    '--app-bad': red[7],
    '--app-bad-ground': red[0],
    '--app-warn': '#7a5200',
    '--app-warn-ground': '#fff4d6',
    '--app-good': '#1d6b35',
    '--app-good-ground': '#e6f4ea',
    '--app-ring-red': red[5],
    '--app-ring-yellow': '#b07d00',
    '--app-ring-green': '#2b8a47',
  },
  dark: {
    '--mantine-color-error': red[2],
    '--mantine-color-dimmed': graphiteOnDark[2],
    '--mantine-color-placeholder': graphiteOnDark[2],
    '--mantine-color-default-border': graphiteOnDark[4],
    '--app-ground': graphiteOnDark[8],
    '--app-surface': graphiteOnDark[7],
    '--app-line': graphiteOnDark[5],
    '--app-hover': graphiteOnDark[6],
    '--app-own': '#2b2514',
    '--app-focus-edge': graphiteOnDark[9],
    '--app-bad': red[2],
    '--app-bad-ground': '#341916',
    '--app-warn': '#f3cf73',
    '--app-warn-ground': '#322810',
    '--app-good': '#8fd3a2',
    '--app-good-ground': '#16291c',
    '--app-ring-red': red[4],
    '--app-ring-yellow': gold[4],
    '--app-ring-green': '#4fb56d',
  },
});
