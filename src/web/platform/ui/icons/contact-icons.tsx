import { icon } from './icons.tsx';

/** Used only by the contacts page, and loaded with it. */
export const MailIcon = icon('M3 6h18v12H3z', 'M3 7l9 6 9-6');
export const PhoneIcon = icon(
  'M6 3h4l2 5-2.5 1.5a11 11 0 0 0 5 5L16 12l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2Z',
);
export const PlaceIcon = icon(
  'M12 21s7-6.3 7-11.5A7 7 0 0 0 5 9.5C5 14.7 12 21 12 21Z',
  'M12 7.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
);
export const ClockIcon = icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z', 'M12 7v5l3 2');
