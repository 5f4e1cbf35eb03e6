import { icon } from '../ui/icons/icons.tsx';
import type { Tab } from './tabs.ts';

type TabIcon = ReturnType<typeof icon>;

export const TAB_ICONS: Readonly<Record<Tab['icon'], TabIcon>> = {
  overview: icon('M4 20V10M10 20V4M16 20v-8M21 20H3'),
  income: icon('M4 5h16v15H4z', 'M4 10h16M8 3v4m8-4v4'),
  bonds: icon('M6 3h12v18H6z', 'M9 8h6M9 12h6M9 16h3'),
  etfs: icon('M12 3 3 7.5l9 4.5 9-4.5z', 'm3 12 9 4.5 9-4.5', 'm3 16.5 9 4.5 9-4.5'),
  shares: icon('M3 17l6-6 4 4 8-8', 'M15 7h6v6'),
  dashboard: icon('M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z'),
  prices: icon('M4 4h7l9 9-7 7-9-9V4Z', 'M8 8v.01'),
  imports: icon('M12 4v11m-5-5 5 5 5-5', 'M4 20h16'),
  rates: icon('M4 8h15l-4-4', 'M20 16H5l4 4'),
  audit: icon('M9 5h11M9 12h11M9 19h11', 'M4 5h.01M4 12h.01M4 19h.01'),
  account: icon('M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z', 'M4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5'),
};
