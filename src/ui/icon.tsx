import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

interface IconProps extends Omit<SvgIconProps, 'children'> {
  /** A path of @mdi/js. */
  path: string;
  /** Only where no words stand beside it; otherwise the icon is decoration. */
  title?: string;
}

/** One icon of the set. */
export function Icon({ path, title, ...props }: IconProps) {
  return (
    <SvgIcon {...(title ? { titleAccess: title } : {})} {...props}>
      <path d={path} />
    </SvgIcon>
  );
}
