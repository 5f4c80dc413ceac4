import { createTheme } from '@mui/material/styles';
import { NEVER_RECORDED } from '../never-recorded.ts';
import { TOUCH_TARGET_PIXELS } from './touch-target.ts';

const LINE_HEIGHT = 'var(--tasuki-line-height)';

function text(size: number, weight: number, lineHeight: number | string = LINE_HEIGHT) {
  return { fontSize: `${size / 16}rem`, fontWeight: weight, lineHeight, letterSpacing: 0 };
}

/** Wide screens: rail at the left, list and detail side by side. */
export const DESKTOP_MINIMUM_WIDTH = 1024;

/** Very wide screens: the coach stands at the right of list and detail. */
export const DOCK_MINIMUM_WIDTH = 1440;

/** Widths at which another layout begins. */
export const LAYOUT_BREAKPOINTS: readonly number[] = [DESKTOP_MINIMUM_WIDTH, DOCK_MINIMUM_WIDTH];

/** Pixels; the height of the bottom bar without the phone's own inset. */
export const BOTTOM_BAR_HEIGHT = 64;

/** The same in light and dark, so that a zone keeps its colour. */
const ZONE_COLORS = {
  recovery: '#7C97AB',
  easy: '#2F8F79',
  moderate: '#B98200',
  hard: '#CF5F1E',
  maximum: '#A3231F',
};

/** The look: tokens, sizes and the few rules every piece follows. Light and dark follow the system. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'tasuki', colorSchemeSelector: 'media' },
  motion: { reducedMotion: 'system' },
  colorSchemes: {
    light: {
      palette: {
        background: { default: '#FBFAF7', paper: '#FFFFFF' },
        text: { primary: '#1B1F24', secondary: '#5A6470' },
        action: { active: '#5A6470' },
        primary: { main: '#C8371B', dark: '#AC2E16', contrastText: '#FFFFFF' },
        secondary: { main: '#24406B', contrastText: '#FFFFFF' },
        success: { main: '#1E7A4C' },
        warning: { main: '#8A5A00' },
        error: { main: '#B3261E' },
        info: { main: '#24406B' },
        divider: '#E3DFD6',
        quiet: { ground: '#F1EEE7', line: '#858D97' },
        zone: ZONE_COLORS,
      },
    },
    dark: {
      palette: {
        background: { default: '#14171A', paper: '#1B1F23' },
        text: { primary: '#ECEAE5', secondary: '#A3ABB5' },
        action: { active: '#A3ABB5' },
        primary: { main: '#FF7A5C', dark: '#FF937A', contrastText: '#14171A' },
        secondary: { main: '#9DB8E8', contrastText: '#14171A' },
        success: { main: '#5CC98D' },
        warning: { main: '#E7B04A' },
        error: { main: '#F2857C' },
        info: { main: '#9DB8E8' },
        divider: '#2D3338',
        quiet: { ground: '#1F2428', line: '#79828C' },
        zone: ZONE_COLORS,
      },
    },
  },
  shape: { borderRadius: 10 },
  spacing: 8,
  breakpoints: {
    values: { xs: 0, sm: 600, md: 768, lg: DESKTOP_MINIMUM_WIDTH, xl: DOCK_MINIMUM_WIDTH },
  },
  typography: {
    fontFamily: 'var(--tasuki-font-family)',
    hero: text(44, 650, 1.1),
    figure: text(32, 650, 1.2),
    h1: text(22, 650, 1.4),
    h2: text(17, 650, 1.5),
    h3: text(15, 650, 1.5),
    h4: text(15, 650, 1.5),
    h5: text(15, 650, 1.5),
    h6: text(15, 650, 1.5),
    subtitle1: text(17, 550),
    subtitle2: text(15, 550),
    body1: text(17, 400),
    body2: text(15, 400),
    button: { ...text(17, 600, 1.3), textTransform: 'none' },
    caption: text(13, 400, 1.5),
    overline: { ...text(13, 600, 1.5), textTransform: 'none' },
  },
  transitions: {
    duration: {
      shortest: 100,
      shorter: 120,
      short: 150,
      standard: 180,
      complex: 200,
      enteringScreen: 180,
      leavingScreen: 140,
    },
  },
  focusVisible: { outlineColor: 'var(--tasuki-palette-secondary-main)', outlineWidth: 3 },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        ':root': {
          '--tasuki-line-height': 1.5,
          '--tasuki-font-family':
            'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
          /* Lines stay readable: 70 characters, 38 where a character is a square. */
          '--tasuki-line-length': '34em',
        },
        ':root:lang(ja)': {
          '--tasuki-line-height': 1.7,
          '--tasuki-font-family':
            'system-ui, -apple-system, "Hiragino Sans", "Hiragino Kaku Gothic ProN", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", Meiryo, sans-serif',
          '--tasuki-line-length': '38em',
        },
        ':root:lang(zh-Hans)': {
          '--tasuki-line-height': 1.7,
          '--tasuki-font-family':
            'system-ui, -apple-system, "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif',
          '--tasuki-line-length': '38em',
        },
        ':root:lang(zh-Hant)': {
          '--tasuki-line-height': 1.7,
          '--tasuki-font-family':
            'system-ui, -apple-system, "PingFang TC", "Noto Sans TC", "Noto Sans CJK TC", "Microsoft JhengHei", sans-serif',
          '--tasuki-line-length': '38em',
        },
        /*
         * A focused element is scrolled clear of the header, and on a phone of bar and chat button.
         */
        html: { scrollPaddingBlock: `72px ${BOTTOM_BAR_HEIGHT + 24}px` },
        [`@media (min-width:${DESKTOP_MINIMUM_WIDTH}px)`]: {
          html: { scrollbarGutter: 'stable', scrollPaddingBottom: 0 },
          /* Nothing lies over the place of the scrollbar: below a dialog it is darkened like the page. */
          'html:has(> body > .MuiDialog-root)': {
            backgroundColor:
              'color-mix(in srgb, var(--tasuki-palette-background-default), #000 50%)',
          },
          'html:has(> body > .MuiDialog-root) > body': { display: 'flow-root', minHeight: '100vh' },
        },
        /* Short texts break between phrases in Japanese, if the browser can. */
        'h1, h2, h3, label': { wordBreak: 'auto-phrase' },
        'p, li, label, .MuiAlert-message': { textWrap: 'pretty' },
        body: {
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
          WebkitTapHighlightColor: 'transparent',
        },
        'h1:focus, main:focus': { outline: 'none' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            /* One of no length would still be one, on each part of a page at every change of theme. */
            transition: 'none !important',
          },
        },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 48, paddingInline: 20 } },
      variants: [
        { props: { size: 'large' }, style: { fontSize: '1.0625rem' } },
        {
          props: { size: 'small' },
          style: { fontSize: '0.9375rem', minHeight: TOUCH_TARGET_PIXELS, paddingInline: 14 },
        },
      ],
    },
    MuiIconButton: {
      styleOverrides: { root: { minWidth: TOUCH_TARGET_PIXELS, minHeight: TOUCH_TARGET_PIXELS } },
    },
    MuiListItemButton: { styleOverrides: { root: { minHeight: 56 } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 48 } } },
    /* A field with the focus is not to be taken for one with a fault: the band is nearly as red. */
    MuiFormControl: { defaultProps: { color: 'secondary' } },
    MuiTextField: { defaultProps: { color: 'secondary' } },
    /* A text written from right to left is shown in the field as it is where it is read. */
    MuiInputBase: { defaultProps: { slotProps: { input: { dir: 'auto' } } } },
    MuiOutlinedInput: {
      defaultProps: { color: 'secondary' },
      styleOverrides: {
        notchedOutline: ({ theme: current }) => ({
          borderColor: current.vars.palette.quiet.line,
        }),
      },
    },
    /* The track of what has just begun is not to be taken for a full bar. */
    MuiLinearProgress: {
      styleOverrides: {
        root: ({ theme: current }) => ({ backgroundColor: current.vars.palette.quiet.line }),
      },
    },
    MuiCheckbox: { styleOverrides: { root: { padding: 10 } } },
    MuiLink: {
      defaultProps: { color: 'secondary', underline: 'always' },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      /*
       * MUI's veil is removed, so that dark dialogs keep the background for which the colours were
       * chosen.
       */
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    /* They stand outside of the main part of a page, which recordings of visits leave out by itself. */
    MuiDialog: { defaultProps: { className: NEVER_RECORDED } },
    MuiMenu: { defaultProps: { className: NEVER_RECORDED } },
    /* On a phone the answers share the width, and stand below each other before one breaks. */
    MuiDialogActions: {
      defaultProps: { disableSpacing: true },
      styleOverrides: {
        root: {
          flexWrap: 'wrap',
          gap: 8,
          padding: 16,
          '@media (max-width:599.95px)': { '& > .MuiButton-root': { flex: '1 1 auto' } },
        },
      },
    },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem' } } },
  },
});
