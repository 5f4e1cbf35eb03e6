import { createContext, useContext } from 'react';

/** Shown in place of an amount while amounts are hidden. */
export const AMOUNT_MASK = '•••••';

/** How this person reads figures: their locale, and whether amounts are masked. */
interface DisplayPreferences {
  readonly locale: string;
  readonly amountsHidden: boolean;
  /** What a screen reader says in place of a masked amount. */
  readonly hiddenLabel: string;
}

export const DisplayPreferencesContext = createContext<DisplayPreferences>({
  locale: 'en-GB',
  amountsHidden: false,
  hiddenLabel: 'Hidden',
});

export function useDisplayPreferences(): DisplayPreferences {
  return useContext(DisplayPreferencesContext);
}
