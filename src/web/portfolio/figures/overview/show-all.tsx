interface ShowAllProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** The button below the first rows of a list that shows the rest. */
export function ShowAll({ label, onClick }: ShowAllProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="mt-1 w-fit py-1.5 text-sm text-accent underline decoration-accent/40 underline-offset-4 no-print hover:decoration-accent"
    >
      {label}
    </button>
  );
}
