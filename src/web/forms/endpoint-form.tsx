import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import { EditConflict } from './edit-conflict.tsx';
import { ErrorSummary, type WrongField } from './error-summary.tsx';
import type { FormValues } from './form-values.ts';
import { UnsavedChanges } from './unsaved-changes.tsx';

export interface FormFrame {
  readonly onSubmit: (event: React.SyntheticEvent) => Promise<void>;
  readonly busy: boolean;
  readonly tries: number;
  readonly wrong: readonly WrongField[];
  readonly failure: string | null;
  readonly labels: Readonly<Record<string, string>>;
  readonly isUnsaved: () => boolean;
  readonly conflict: {
    readonly yours: FormValues;
    readonly stored: FormValues;
    readonly keepMine: () => void;
    readonly takeTheirs: () => void;
  } | null;
}

interface EndpointFormProps {
  /** `frame` of useEndpointForm. */
  readonly frame: FormFrame;
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly busyLabel?: string;
  /** Stand before the submit button: Cancel. */
  readonly actions?: ReactNode;
  /** How a value that is chosen from a list reads, where both versions of a conflict are shown. */
  readonly readValue?: (name: string, value: string | boolean) => string;
  /** For a form that stands alone on its page: a wide button, and no question when one leaves. */
  readonly alone?: boolean;
}

/** The form around the fields: errors above, the button below, the guard against losing what was typed. */
export function EndpointForm(props: EndpointFormProps) {
  const { frame, children, submitLabel, busyLabel, actions, readValue, alone = false } = props;
  return (
    <form noValidate onSubmit={(event) => void frame.onSubmit(event)} className="grid gap-4">
      {frame.wrong.length > 0 && (
        <ErrorSummary wrong={frame.wrong} failure={frame.failure} tries={frame.tries} />
      )}
      {frame.wrong.length === 0 && frame.failure !== null && <Failure text={frame.failure} />}
      {frame.conflict !== null && (
        <EditConflict {...frame.conflict} labels={frame.labels} readValue={readValue} />
      )}
      {children}
      <div className="flex flex-wrap justify-end gap-2 pt-1">
        {actions}
        <Button type="submit" kind="primary" busy={frame.busy} className={alone ? 'h-11! w-full' : ''}>
          {frame.busy ? (busyLabel ?? submitLabel) : submitLabel}
        </Button>
      </div>
      {!alone && <UnsavedChanges isUnsaved={frame.isUnsaved} />}
    </form>
  );
}

/** Brought into view, for in a long form the button stands far below. */
function Failure({ text }: { readonly text: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <div ref={frame} className="scroll-mt-20">
      <Message kind="error" text={text} />
    </div>
  );
}
