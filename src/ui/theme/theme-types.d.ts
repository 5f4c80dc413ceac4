import '@mui/material/themeCssVarsAugmentation';

/** Intensity from recovery to maximum; distinguished by lightness and always labelled too. */
interface ZoneColors {
  recovery: string;
  easy: string;
  moderate: string;
  hard: string;
  maximum: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    zone: ZoneColors;
    /** Soft grounds: a track under a bar, a quiet panel. */
    quiet: { ground: string; line: string };
  }
  interface PaletteOptions {
    zone: ZoneColors;
    quiet: { ground: string; line: string };
  }
  interface TypographyVariants {
    /** 32: a headline figure. */
    figure: React.CSSProperties;
    /** 44: at most one on a screen. */
    hero: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    figure?: React.CSSProperties;
    hero?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
    hero: true;
  }
}
