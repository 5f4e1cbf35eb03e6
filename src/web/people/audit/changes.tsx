import type { AuditChanges, AuditTarget, AuditValue } from '#api/people/audit';
import { auditTexts } from '../../platform/texts/people/audit.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Amount, DateText, Missing, Quantity } from '../../platform/ui/amount.tsx';
import { useFieldLabel } from './use-field-label.ts';
import { useValueLabel } from './use-value-label.ts';

interface ChangesProps {
  readonly target: AuditTarget | null;
  readonly changes: AuditChanges;
}

/** The changed fields, each with its old and new value. */
export function Changes({ target, changes }: ChangesProps) {
  const texts = useTexts(auditTexts);
  const toLabel = useFieldLabel(target);
  const fields = Object.entries(changes);
  if (fields.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-0.5 text-sm">
      {fields.map(([field, values]) => (
        <li key={field} className="min-w-0 wrap-anywhere">
          <span className="text-soft">{toLabel(field)} </span>
          {values === null ? (
            <span className="text-soft">({texts.notShown})</span>
          ) : (
            <ValueChange target={target} field={field} values={values} />
          )}
        </li>
      ))}
    </ul>
  );
}

function ValueChange({
  values: [before, after],
  ...of
}: {
  readonly target: AuditTarget | null;
  readonly field: string;
  readonly values: readonly [AuditValue, AuditValue];
}) {
  const { became } = useTexts(auditTexts);
  return (
    <>
      {before !== null && (
        <>
          <Value {...of} value={before} />
          <span aria-hidden="true"> → </span>
          <span className="sr-only"> {became} </span>
        </>
      )}
      <Value {...of} value={after} />
    </>
  );
}

/** Field names by format. Figures that reveal how much a person owns are masked while amounts are hidden. */
const PRICES = /price$|redemption$/i;
const PERCENTS = /percent$|^(?:issuer|bank|nonEuro)$/i;
const COUNTS = /^(?:days|rows|bytes|couponFrequency|couponDays)$/;
/** Numbers that name something. */
const IDS = /^(?:import|batch)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

interface ValueProps {
  readonly target: AuditTarget | null;
  readonly field: string;
  readonly value: AuditValue;
}

function Value({ target, field, value }: ValueProps) {
  const { yes, no } = useTexts(auditTexts);
  const toLabel = useValueLabel(target);
  if (value === null) return <Missing />;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'string')
    return DAY.test(value) ? <DateText value={value} /> : <bdi>{toLabel(field, value)}</bdi>;
  if (IDS.test(field)) return String(value);
  if (COUNTS.test(field)) return <Quantity value={value} />;
  if (PRICES.test(field)) return <Quantity value={value} places={4} />;
  if (PERCENTS.test(field)) return <Quantity value={value} places={2} />;
  return <Amount value={value} />;
}
