import type { ReactNode } from 'react';

/** Line icons, 24 units square. They are decorative: their button or heading has the label. */
interface IconProps {
  readonly size?: number;
}

function Icon({ size = 18, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      {children}
    </svg>
  );
}

/** An icon from its lines, each of which starts with a capital M. */
export function icon(...paths: readonly string[]) {
  const lines = paths.join(' ');
  return function LineIcon(props: IconProps) {
    return (
      <Icon {...props}>
        <path d={lines} />
      </Icon>
    );
  };
}

export const EyeIcon = icon(
  'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12Z',
  'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
);
export const EyeOffIcon = icon(
  'M4 4l16 16',
  'M9.9 5.2A10 10 0 0 1 12 5c6.4 0 10 7 10 7a17 17 0 0 1-3 3.8',
  'M6.3 6.9A16 16 0 0 0 2 12s3.6 7 10 7a10 10 0 0 0 4.6-1.1',
  'M10 10a3 3 0 0 0 4.2 4.2',
);
export const SunIcon = icon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  'M12 2v2m0 16v2M2 12h2m16 0h2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4m0-14.2-1.4 1.4M6.3 17.7l-1.4 1.4',
);
export const MoonIcon = icon('M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z');
export const ScreenIcon = icon('M3 5h18v12H3z', 'M9 21h6m-3-4v4');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const CloseIcon = icon('m6 6 12 12M18 6 6 18');
export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5');
export const AlertIcon = icon('M12 8v5m0 3.5v.01', 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z');
