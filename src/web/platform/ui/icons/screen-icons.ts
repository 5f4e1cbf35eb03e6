import { icon } from './icons.tsx';

/** Icons of the screens after sign-in, kept out of the first load. */
export const SearchIcon = icon('M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z', 'M20 20l-4-4');
export const ArrowUpIcon = icon('M12 19V5m-6 6 6-6 6 6');
export const ArrowDownIcon = icon('M12 5v14m-6-6 6 6 6-6');
export const ChevronDownIcon = icon('m7 10 5 5 5-5');
export const ChevronLeftIcon = icon('m14 7-5 5 5 5');
export const ChevronRightIcon = icon('m10 7 5 5-5 5');
export const CalendarIcon = icon('M4 6h16v14H4z', 'M4 10.5h16', 'M8.5 3.5V8m7-4.5V8');
export const ArrowLeftIcon = icon('M19 12H5m6-6-6 6 6 6');
export const PlusIcon = icon('M12 5v14M5 12h14');
export const PaymentsIcon = icon(
  'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Z',
  'M12 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z',
);
export const CashFlowsIcon = icon('M5 20v-6M12 20V9m7 11V4');
