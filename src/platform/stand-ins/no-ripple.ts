/** Stands in the bundle for MUI's ripple, which the theme turns off for every button. */
export default function NoRipple(): null {
  return null;
}
