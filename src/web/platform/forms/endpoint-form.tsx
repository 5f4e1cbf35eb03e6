import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { draftsTexts } from '../texts/platform/drafts.ts';
import { formsTexts } from '../texts/platform/forms.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { isFocusLost } from '../ui/focus-content.ts';
import { Message } from '../ui/message.tsx';
import { EditConflict } from './edit-conflict.tsx';
import { ErrorSummary, type WrongField } from './error-summary.tsx';
import type { FormValues } from './form-values.ts';
import { RequiredMark } from './fields/field.tsx';
import { ShownValues, type ShowValue } from './shown-values.ts';
import { UnsavedChanges } from './unsaved-changes.tsx';

export interface FormFrame {
  readonly onSubmit: (event: React.SyntheticEvent) => Promise<void>;
  /** Loads what the form is validated with. */
  readonly onFocus: () => void;
  readonly busy: boolean;
  readonly tries: number;
  readonly wrong: readonly WrongField[];
  readonly failure: string | null;
  readonly labels: Readonly<Record<string, string>>;
  readonly isUnsaved: () => boolean;
  /** True while the form has what was typed before the session ended. */
  readonly isRestored: boolean;
  /** What was saved, if the form continues with another entry. */
  readonly savedMessage: string | null;
  readonly marksRequired: boolean;
  /** Saves and continues with the next entry, whose first field is then focused. */
  readonly another?: { readonly submit: () => Promise<void>; readonly focus: () => void } | undefined;
  readonly conflict: {
    readonly yours: FormValues;
    readonly stored: FormValues;
    readonly fields: readonly string[];
    readonly keepMine: () => void;
    readonly takeStored: () => void;
  } | null;
}

export interface EndpointFormProps {
  /** `frame` of useEndpointForm. */
  readonly frame: FormFrame;
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly busyLabel?: string;
  /** Buttons before the submit button, such as Cancel. */
  readonly actions?: ReactNode;
  /** For the only form on a page: a wide button, and no confirmation on leaving. */
  readonly standalone?: boolean;
  /** Keeps the buttons in view, for dialogs. */
  readonly inDialog?: boolean;
}

/** The form around the fields: errors above, the button below, and a warning before unsaved input is lost. */
export function EndpointForm(props: EndpointFormProps) {
  const { frame, children, submitLabel, busyLabel, actions, standalone = false, inDialog = false } = props;
  const texts = useTexts(formsTexts);
  const { restored } = useTexts(draftsTexts);
  const { another } = frame;
  const [shown] = useState(() => new Map<string, ShowValue>());
  const { noteFocus } = useFocusAfterSending(frame);
  return (
    <ShownValues value={shown}>
      <form
        noValidate
        onSubmit={(event) => {
          noteFocus();
          void frame.onSubmit(event);
        }}
        onFocus={frame.onFocus}
        className="flex flex-col gap-4"
      >
        {frame.savedMessage !== null && <Message kind="success" text={frame.savedMessage} />}
        {frame.isRestored && <Message kind="note" text={restored} />}
        {frame.wrong.length > 0 && (
          <ErrorSummary wrong={frame.wrong} failure={frame.failure} tries={frame.tries} />
        )}
        {frame.wrong.length === 0 && frame.failure !== null && <Failure text={frame.failure} />}
        {frame.conflict !== null && <EditConflict {...frame.conflict} labels={frame.labels} />}
        {frame.marksRequired && <RequiredLegend />}
        {/* What was typed while the form is sent would be lost once it is saved. */}
        <fieldset disabled={frame.busy} className="contents">
          {children}
        </fieldset>
        <div className={inDialog ? STICKY_FOOTER : `${FOOTER} pt-1`}>
          {actions}
          {another !== undefined && (
            <Button busy={frame.busy} onClick={() => void another.submit()}>
              {texts.saveAndAddAnother}
            </Button>
          )}
          <Button type="submit" kind="primary" busy={frame.busy} className={standalone ? 'h-11! w-full' : ''}>
            {frame.busy ? (busyLabel ?? submitLabel) : submitLabel}
          </Button>
        </div>
        {!standalone && <UnsavedChanges isUnsaved={frame.isUnsaved} />}
      </form>
    </ShownValues>
  );
}

/** The fields are disabled while the form is sent; afterwards the keyboard continues where it was, or at the next entry. */
function useFocusAfterSending({ busy, savedMessage, another }: FormFrame) {
  const before = useRef<Element | null>(null);
  const focus = useEffectEvent(() => {
    if (savedMessage !== null) another?.focus();
    else if (isFocusLost() && before.current instanceof HTMLElement) before.current.focus();
  });
  useEffect(() => {
    if (!busy) focus();
  }, [busy, savedMessage]);
  return {
    noteFocus: () => {
      before.current = document.activeElement;
    },
  };
}

const FOOTER = 'flex flex-wrap justify-end gap-2';
/** Spans the full width of the dialog, beyond the form's margins. */
const STICKY_FOOTER = `${FOOTER} sticky bottom-0 z-10 -mx-5 -mb-5 border-t border-hair bg-sheet px-5 py-3`;

function RequiredLegend() {
  const { requiredLegend } = useTexts(formsTexts);
  return (
    <p className="flex gap-1 text-sm text-soft">
      <RequiredMark /> {requiredLegend}
    </p>
  );
}

/** Scrolled into view, because the button of a long form is far below. */
function Failure({ text }: { readonly text: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
    // Fields that were disabled while the form was sent lost the focus.
    if (isFocusLost()) frame.current?.focus({ preventScroll: true });
  }, [text]);
  return (
    <div ref={frame} tabIndex={-1} className="scroll-mt-20 outline-none">
      <Message kind="error" text={text} />
    </div>
  );
}
