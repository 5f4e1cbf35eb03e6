import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button, IconButton } from './button.tsx';
import { CloseIcon } from './icons/icons.tsx';

interface DialogProps {
  readonly title: string;
  /** The label of the close button; without it there is none. */
  readonly closeLabel?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** For two-column forms. */
  readonly wide?: boolean;
}

const FIRST_FIELD = ':is(input, select, textarea):enabled';

/** A modal dialog while it is rendered. Escape asks to close it, the focus returns to where it was; on a phone it fills the screen. */
export function Dialog({ title, closeLabel, onClose, children, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    // The browser would focus the close button. The first field comes before it, or the title, where reading begins.
    const first = element?.querySelector<HTMLElement>(FIRST_FIELD) ?? heading.current;
    first?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // On a second Escape in a row the browser would close the dialog despite the question.
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={`m-auto max-h-dvh w-full scroll-pt-16 scroll-pb-20 overflow-auto bg-sheet text-ink max-md:h-dvh max-md:max-w-none md:max-h-[calc(100dvh-48px)] md:rounded-sheet md:border md:border-line ${wide ? 'md:max-w-3xl' : 'md:max-w-lg'}`}
    >
      <div className="sticky top-0 z-10 flex items-center gap-4 border-b border-hair bg-sheet px-5 py-3">
        <h2
          id={titleId}
          {...(closeLabel !== undefined && { ref: heading, tabIndex: -1 })}
          className="text-lg font-bold outline-none"
        >
          {title}
        </h2>
        {closeLabel !== undefined && (
          <IconButton label={closeLabel} onClick={onClose} className="ml-auto">
            <CloseIcon />
          </IconButton>
        )}
      </div>
      <div className="p-5">{children}</div>
    </dialog>
  );
}

interface ConfirmDialogProps {
  readonly title: string;
  readonly question: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly busy?: boolean;
  readonly danger?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks before an action that can't be undone. Cancel comes first, so that Enter does no harm. While the action runs, the dialog stays: it
 * can no longer be cancelled, and its result is still to be shown.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    question,
    confirmLabel,
    cancelLabel,
    busy = false,
    danger = false,
    onConfirm,
    onCancel,
  } = props;
  const cancel = busy ? () => undefined : onCancel;
  return (
    <Dialog title={title} onClose={cancel}>
      <div className="mb-5">{question}</div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button autoFocus aria-disabled={busy || undefined} onClick={cancel}>
          {cancelLabel}
        </Button>
        <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
