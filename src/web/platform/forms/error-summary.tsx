import { useEffect, useRef } from 'react';
import { formsTexts } from '../texts/platform/forms.ts';
import { failuresTexts } from '../texts/platform/failures.ts';
import { useTexts } from '../texts/texts.ts';

export interface WrongField {
  /** Null if it is not a field of this form. */
  readonly id: string | null;
  readonly label: string;
  readonly message: string;
  /** True if the server refused it. */
  readonly refused: boolean;
}

interface ErrorSummaryProps {
  readonly wrong: readonly WrongField[];
  /** Why the call failed; if absent, the number of wrong fields is shown. */
  readonly failure: string | null;
  /** Counts submissions. Whenever one finds errors, the summary takes the focus. */
  readonly tries: number;
}

/** The wrong fields above the form, in form order, each with a link to its field. */
export function ErrorSummary({ wrong, failure, tries }: ErrorSummaryProps) {
  const texts = useTexts(formsTexts);
  const { invalid_fields: wrongFields } = useTexts(failuresTexts);
  // A sentence of the server about its one field is not said again next to the link.
  const isSaid = failure !== null && wrong.length === 1 && !failure.endsWith(wrongFields);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.focus();
  }, [tries]);
  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="alert"
      className="rounded-control bg-loss-wash px-3.5 py-2.5 text-loss"
    >
      <p className="font-medium">{failure ?? texts.summary(wrong.length)}</p>
      <ul className="mt-1 list-disc pl-5">
        {wrong.map(({ id, label, message, refused }) => (
          <li key={id ?? label}>
            {id === null ? label : <FieldLink id={id} label={label} />}{' '}
            {message === '' || (isSaid && refused) ? '' : `– ${message}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

function FieldLink({ id, label }: { readonly id: string; readonly label: string }) {
  return (
    <a
      href={`#${id}`}
      className="font-medium underline underline-offset-2"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {label}
    </a>
  );
}
