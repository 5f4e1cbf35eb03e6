import { createContext, useContext, useEffect } from 'react';

export type ShowValue = (value: string) => string;

/** How the fields of a form show their values, by name. */
export const ShownValues = createContext(new Map<string, ShowValue>());

/** Lets the form show values of this field as the field does. */
export function useShownValue(name: string | undefined, show: ShowValue): void {
  const shown = useContext(ShownValues);
  useEffect(() => {
    if (name === undefined) return undefined;
    shown.set(name, show);
    return () => {
      shown.delete(name);
    };
  });
}
