import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Button, IconButton } from './button.tsx';
import { AlertIcon, CheckIcon, CloseIcon } from './icons/icons.tsx';

const SUCCESS_SECONDS = 3;
const UNDO_SECONDS = 10;

export interface MessageContent {
  readonly kind: 'success' | 'error' | 'warning' | 'note';
  readonly text: ReactNode;
  /** Undoes the action; offered for 10 seconds. */
  readonly undo?: { readonly label: string; readonly onUndo: () => void };
}

interface MessageProps extends MessageContent {
  readonly closeLabel?: string;
  /** Removes the message. Without it the message stays. */
  readonly onGone?: () => void;
}

const LOOKS = {
  success: 'bg-gain-wash text-gain',
  error: 'bg-loss-wash text-loss',
  warning: 'bg-warn-wash text-warn',
  note: 'bg-accent-wash text-accent',
} as const;

/** A message in the page. A success disappears by itself, unless it is hovered or focused; an error stays until it is closed. */
export function Message({ kind, text, undo, closeLabel, onGone }: MessageProps) {
  const [held, setHeld] = useState(false);
  const seconds = undo === undefined ? SUCCESS_SECONDS : UNDO_SECONDS;
  const goes = kind === 'success' && !held && onGone !== undefined;
  // A ref, because otherwise every render would restart the timer.
  const whenGone = useEffectEvent(() => onGone?.());
  useEffect(() => {
    if (!goes) return undefined;
    const timer = setTimeout(() => whenGone(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [goes, seconds]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={`flex items-start gap-2.5 rounded-control px-3.5 py-2.5 ${LOOKS[kind]}`}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span className="mt-px">{kind === 'success' ? <CheckIcon /> : <AlertIcon />}</span>
      <div className="min-w-0 grow wrap-anywhere">{text}</div>
      {undo !== undefined && (
        <Button className="-my-1 h-7! px-2.5!" onClick={undo.onUndo}>
          {undo.label}
        </Button>
      )}
      {onGone !== undefined && closeLabel !== undefined && (
        <IconButton label={closeLabel} onClick={onGone} className="-my-1.5 -mr-2 text-current">
          <CloseIcon size={16} />
        </IconButton>
      )}
    </div>
  );
}
