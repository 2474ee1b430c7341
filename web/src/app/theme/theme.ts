import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';

/** Shades of the tenant's accent colour; computed in `accent.css`. */
const accent: MantineColorsTuple = [
  'var(--accent-0)',
  'var(--accent-1)',
  'var(--accent-2)',
  'var(--accent-3)',
  'var(--accent-4)',
  'var(--accent-5)',
  'var(--accent-6)',
  'var(--accent-7)',
  'var(--accent-8)',
  'var(--accent-9)',
];

const gray: MantineColorsTuple = [
  '#f7f8f9',
  '#f0f2f4',
  '#e6e9ec',
  '#dadee3',
  '#c3c9d0',
  '#949ca6',
  '#646c76',
  '#4a515a',
  '#30363d',
  '#1b1f24',
];

const dark: MantineColorsTuple = [
  '#dde1e5',
  '#b9bfc6',
  '#9aa2ab',
  '#6b737c',
  '#3b4249',
  '#2e343a',
  '#23282d',
  '#1a1d21',
  '#141619',
  '#0e1012',
];

/** Mantine's colours that no element has. Their shades would be a tenth of the style of the first page. */
export const unusedColors = ['blue', 'cyan', 'grape', 'indigo', 'lime', 'pink', 'violet'];

const systemFonts = 'system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';
const fontFamily = `"Inter Variable", ${systemFonts}`;

/** The lock hides the scroll bar of the page by a style element, which the content security policy forbids; `page.css` does so instead. */
const removeScrollProps = { removeScrollBar: false };

/** The text sizes are variables, because they differ between office and phone (see `page.css`). */
export const theme: MantineThemeOverride = createTheme({
  colors: { accent, gray, dark },
  primaryColor: 'accent',
  primaryShade: 6,
  black: '#1b1f24',
  fontFamily,
  fontSizes: {
    xs: 'var(--text-small)',
    sm: 'var(--text-normal)',
    md: 'var(--text-normal)',
    lg: 'var(--text-large)',
    xl: 'var(--text-title)',
  },
  fontWeights: { regular: '400', medium: '600', bold: '600' },
  headings: {
    fontFamily,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: 'var(--text-title)', lineHeight: '1.3' },
      h2: { fontSize: 'var(--text-large)', lineHeight: '1.4' },
      h3: { fontSize: 'var(--text-normal)', lineHeight: '1.5' },
    },
  },
  spacing: { xs: '0.25rem', sm: '0.5rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.375rem', lg: '0.625rem', xl: '1rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Modal: {
      defaultProps: {
        centered: true,
        overlayProps: { backgroundOpacity: 0.4 },
        transitionProps: { duration: 150 },
      },
    },
    // A <header> would be a second banner beside the page's own.
    ModalHeader: { defaultProps: { component: 'div' } },
    // The button is as large as a thumb needs.
    ModalCloseButton: {
      defaultProps: { 'aria-label': translate('Sluiten'), size: 48, iconSize: 20 },
    },
    Drawer: { defaultProps: { transitionProps: { duration: 150 } } },
    ModalRoot: { defaultProps: { removeScrollProps } },
    DrawerRoot: { defaultProps: { removeScrollProps } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
  },
});

/** Creates the light variant in dark: Mantine darkens the ninth shade, which is almost black in our greys and in the accent. */
const createLightInDark = (name: 'accent' | 'gray' | 'red', shade: string) => ({
  [`--mantine-color-${name}-light`]: `color-mix(in oklab, ${shade}, transparent 74%)`,
  [`--mantine-color-${name}-light-hover`]: `color-mix(in oklab, ${shade}, transparent 64%)`,
});

/** Our border, background and dimmed text colours (see `page.css`), and colours with enough contrast on them. */
export const createReadableColors: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--ground)',
    '--mantine-color-dimmed': 'var(--text-quiet)',
    '--mantine-color-placeholder': 'var(--text-quiet)',
    '--mantine-color-anchor': 'var(--accent-text)',
    '--mantine-color-default-border': 'var(--line)',
  },
  light: { '--mantine-color-error': 'var(--mantine-color-red-9)' },
  dark: {
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    ...createLightInDark('accent', 'var(--accent-5)'),
    ...createLightInDark('gray', 'var(--mantine-color-gray-6)'),
    ...createLightInDark('red', 'var(--mantine-color-red-7)'),
  },
});
