import { useRef } from 'react';
import { useFocusNextRow } from '../../../platform/lists/use-focus-next-row.ts';
import { TextButton } from './text-button.tsx';

interface ShowAllProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** The button below the first rows of a list that shows the rest, and gives them the focus. */
export function ShowAll({ label, onClick }: ShowAllProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusNextRow(button);
  return <TextButton ref={button} label={label} onClick={onClick} />;
}
