import type { Ref } from 'react';

interface TextButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button below a list or a text that looks like a link. */
export function TextButton({ label, onClick, ref }: TextButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      onClick={onClick}
      className="mt-1 w-fit py-1.5 text-sm text-accent underline decoration-accent/40 underline-offset-4 no-print hover:decoration-accent"
    >
      {label}
    </button>
  );
}
