import type { ButtonHTMLAttributes, ReactNode } from 'react';

type Kind = 'primary' | 'plain' | 'quiet' | 'danger';

const BASE =
  'no-print finger-size inline-flex h-9 items-center justify-center gap-2 rounded-control border px-3.5 font-medium whitespace-nowrap no-underline disabled:cursor-not-allowed aria-disabled:cursor-not-allowed disabled:opacity-60';
const KINDS: Record<Kind, string> = {
  primary: 'border-accent bg-accent text-paper hover:opacity-90',
  plain: 'border-line bg-sheet text-ink hover:bg-hair',
  quiet: 'border-transparent bg-transparent text-soft hover:bg-hair hover:text-ink',
  danger: 'border-loss bg-loss text-sheet hover:opacity-90',
};

/** The look of a button, for a link that reads as one. */
export function buttonLook(kind: Kind = 'plain', more = ''): string {
  return `${BASE} ${KINDS[kind]} ${more}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: Kind;
  /** Shows that it is running and ignores further clicks; it keeps the focus. */
  readonly busy?: boolean;
}

export function Button({
  kind = 'plain',
  busy = false,
  type = 'button',
  className = '',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      aria-disabled={busy || undefined}
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonLook(kind, `${busy ? 'opacity-60' : ''} ${className}`)}
    />
  );
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  readonly label: string;
  readonly children: ReactNode;
}

/** A button with an icon; its label is for screen readers and the tooltip. */
export function IconButton({ label, children, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={`no-print finger-size grid size-8 max-md:size-9 shrink-0 place-items-center rounded-control text-soft hover:bg-hair hover:text-ink ${className}`}
    >
      {children}
    </button>
  );
}
