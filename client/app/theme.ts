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
 * The only place that sets colors and text sizes (theme.test.ts), and the scales of spaces and radii. Style sheets use the colors below, and
 * Mantine's variables for sizes and spaces.
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
  '#eceef1',
  '#c2c8cf',
  '#a0a8b2',
  '#7d8691',
  '#69727d',
  '#4a525c',
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

/** What Mantine's components need to know while they run: also the colors whose text has to be light or dark. */
export const theme = createTheme({
  colors: { gold, red },
  primaryColor: 'gold',
  primaryShade: 5,
  autoContrast: true,
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
            '--button-color': 'var(--app-text)',
            '--button-hover': 'var(--app-sunk)',
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

/** What only the style sheet needs (scripts/build/firstPaint.ts): the browser doesn't load it with the scripts. */
export const scales = createTheme({
  colors: { gray: graphiteOnLight, dark: graphiteOnDark },
  black: nearBlack,
  // system-ui comes last: on Linux it is a wide face.
  fontFamily: '-apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, system-ui, sans-serif',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  // Lines of 16, 20, 24, 28 and 36 px.
  lineHeights: { xs: '1.3334', sm: '1.4286', md: '1.5', lg: '1.4', xl: '1.2858' },
  headings: {
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2858' },
      h2: { fontSize: '1.25rem', lineHeight: '1.4' },
      h3: { fontSize: '1rem', lineHeight: '1.5' },
    },
  },
  spacing: { xs: '0.25rem', sm: '0.5rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.125rem', sm: '0.25rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
});

/** Mantine's names for our colors, so that its components use them, too. */
const mantineColors = {
  '--mantine-color-text': 'var(--app-text)',
  '--mantine-color-dimmed': 'var(--app-dim)',
  '--mantine-color-placeholder': 'var(--app-dim)',
  '--mantine-color-default-border': 'var(--app-edge)',
};

/**
 * Red, amber and green mean a state and nothing else, always beside a word, a number or an icon. `*-mark` draws rings, bars and dots, and
 * `*-fill` fills cells and chips. Green never fills. Gold is never text, and never part of data.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--app-touch': touch,
    // A line of tools, a row of a table, a filter in the line, and a chip.
    '--app-tool': '2.25rem',
    '--app-row': '2rem',
    '--app-filter': '1.75rem',
    '--app-chip': '1.25rem',
    // Between cards.
    '--app-gap': '0.75rem',
    '--app-content': '75rem',
    '--app-form': '26rem',
    '--app-wide-form': '44rem',
    '--app-bar': '3rem',
    '--app-phone-bar': '3.25rem',
    '--app-side': '12.5rem',
    '--app-icon': '1.5rem',
    '--app-icon-small': '1.25rem',
    '--app-ring': '5rem',
    '--app-motion': '120ms',
    '--app-gold': gold[5],
    '--app-on-gold': nearBlack,
    '--app-small-caps-spacing': '0.04em',
    '--app-paper': '#ffffff',
    '--app-ink': '#000000',
    '--app-veil': 'rgb(15 17 20 / 60%)',
  },
  light: {
    ...mantineColors,
    '--mantine-color-error': red[6],
    '--app-ground': graphiteOnLight[0],
    '--app-surface': '#ffffff',
    '--app-raised': '#ffffff',
    '--app-sunk': graphiteOnLight[1],
    '--app-line': graphiteOnLight[2],
    '--app-edge': graphiteOnLight[3],
    '--app-field': graphiteOnLight[4],
    '--app-text': nearBlack,
    '--app-text-2': graphiteOnLight[7],
    '--app-dim': graphiteOnLight[6],
    '--app-own': gold[0],
    '--app-focus-edge': nearBlack,
    '--app-bad': red[7],
    '--app-bad-ground': red[0],
    '--app-bad-fill': '#f8cdc8',
    '--app-on-bad-fill': '#651009',
    '--app-bad-mark': red[5],
    '--app-warn': '#7a5200',
    '--app-warn-ground': '#fff4d6',
    '--app-warn-fill': '#fbdf9b',
    '--app-on-warn-fill': '#4f3500',
    '--app-warn-mark': '#b98000',
    '--app-good': '#1d6b35',
    '--app-good-ground': '#e6f4ea',
    '--app-good-mark': '#2b8a47',
    '--app-chart': graphiteOnLight[6],
    '--app-chart-2': graphiteOnDark[2],
    '--app-chart-3': graphiteOnLight[2],
  },
  dark: {
    ...mantineColors,
    '--mantine-color-error': red[2],
    '--app-ground': graphiteOnDark[8],
    '--app-surface': graphiteOnDark[7],
    '--app-raised': graphiteOnDark[6],
    '--app-sunk': graphiteOnDark[6],
    '--app-line': '#2d333b',
    '--app-edge': graphiteOnDark[5],
    '--app-field': graphiteOnDark[4],
    '--app-text': graphiteOnDark[0],
    '--app-text-2': graphiteOnDark[1],
    '--app-dim': graphiteOnDark[2],
    '--app-own': '#2b2514',
    '--app-focus-edge': graphiteOnDark[9],
    '--app-bad': red[2],
    '--app-bad-ground': '#341916',
    '--app-bad-fill': '#5b241d',
    '--app-on-bad-fill': '#ffd9d5',
    '--app-bad-mark': red[4],
    '--app-warn': '#f3cf73',
    '--app-warn-ground': '#322810',
    '--app-warn-fill': '#4f3d10',
    '--app-on-warn-fill': '#ffe6a8',
    '--app-warn-mark': gold[4],
    '--app-good': '#8fd3a2',
    '--app-good-ground': '#16291c',
    '--app-good-mark': '#4fb56d',
    '--app-chart': graphiteOnDark[2],
    '--app-chart-2': graphiteOnDark[4],
    '--app-chart-3': '#363c45',
  },
});
