import { closingDayTexts } from '../../../platform/texts/portfolio/instruments/closing-day.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DateText } from '../../../platform/ui/amount.tsx';
import { Button } from '../../../platform/ui/button.tsx';

interface ClosedOnProps {
  readonly holding: {
    readonly isin: string;
    readonly closedOn: string | null;
    readonly closedOnAssumed: boolean;
  };
  /** Opens the dialog that confirms or changes the day; undefined for a user who may only read. */
  readonly onChange?: (() => void) | undefined;
}

/** The day on which a holding was closed, and whether it is only assumed. */
export function ClosedOn({ holding: { isin, closedOn, closedOnAssumed }, onChange }: ClosedOnProps) {
  const texts = useTexts(closingDayTexts);
  return (
    <>
      <DateText value={closedOn} />
      {closedOnAssumed && <span className="text-soft"> ({texts.assumed})</span>}
      {onChange !== undefined && (
        <Button
          kind="quiet"
          className="-my-1.5 ml-1 h-8! px-2! no-print"
          aria-label={closedOnAssumed ? texts.confirmLabel(isin) : texts.changeLabel(isin)}
          onClick={onChange}
        >
          {closedOnAssumed ? texts.confirm : texts.change}
        </Button>
      )}
    </>
  );
}
