import { actOnInstrument, type IssueSize } from '#api/portfolio/instruments/instrument-actions';
import { EndpointForm } from '../../../platform/forms/endpoint-form.tsx';
import { parseNumber } from '../../../platform/forms/form-values.ts';
import { NumberField } from '../../../platform/forms/fields/number-field.tsx';
import { useEndpointForm } from '../../../platform/forms/use-endpoint-form.ts';
import { redenominationTexts } from '../../../platform/texts/portfolio/instruments/redenomination.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';

interface IssueFormProps {
  readonly isin: string;
  /** True if the page is calculated with the size in the form. */
  readonly isUsed: boolean;
  readonly onIssue: (issue: IssueSize | null) => void;
}

const EMPTY = { total: '', count: '' };
const issueSize = ({ total, count }: typeof EMPTY) => ({
  total: parseNumber(total),
  count: parseNumber(count),
});

/** The size of a bond issue. Collapsed, because most bonds are redenominated without it. A preview validates it. */
export function IssueForm({ isin, isUsed, onIssue }: IssueFormProps) {
  const texts = useTexts(redenominationTexts);
  const withCause = useWithCause();
  const form = useEndpointForm({
    endpoint: actOnInstrument,
    params: { isin },
    initial: EMPTY,
    labels: { total: texts.issueTotal, count: texts.issueCount },
    toBody: (fields) => ({ kind: 'redenomination' as const, preview: true, issue: issueSize(fields) }),
    failure: (error) => withCause(texts.loadFailed, error),
    onSaved: (_, fields) => onIssue(issueSize(fields)),
  });
  const drop = () => {
    form.fill(EMPTY);
    onIssue(null);
  };
  return (
    <Sheet className="mt-4 px-4 py-3">
      <details>
        <summary className="w-fit font-medium">{texts.issue}</summary>
        <p className="mt-2 mb-3 max-w-3xl text-soft">{texts.issueHelp}</p>
        <EndpointForm
          frame={form.frame}
          submitLabel={texts.useIssue}
          actions={isUsed && <Button onClick={drop}>{texts.dropIssue}</Button>}
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField {...form.number('total')} hint={texts.issueTotalHint} />
            <NumberField {...form.number('count')} hint={texts.issueCountHint} places={0} />
          </div>
          <p role="status" className={isUsed ? '' : 'sr-only'}>
            {isUsed ? texts.issueUsed : ''}
          </p>
        </EndpointForm>
      </details>
    </Sheet>
  );
}
