import { MissingReason } from '#api/portfolio/figures/bond-analytics';
import type { CashFlowGeneration } from '#api/portfolio/generate-cash-flows';
import { CallError } from '../../../platform/api-client/call-error.ts';
import {
  useCashFlowPreview,
  useGenerateCashFlows,
} from '../../../platform/queries/portfolio/generate-cash-flows.ts';
import type { BondOfOwner } from '../../../platform/queries/portfolio/cash-flows.ts';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { generateCashFlowsTexts } from '../../../platform/texts/portfolio/generate-cash-flows.ts';
import { missingFiguresTexts } from '../../../platform/texts/portfolio/figures/missing-figures.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useFailureText } from '../../../platform/texts/use-failure-text.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Dialog } from '../../../platform/ui/dialog.tsx';
import { Message, type MessageContent } from '../../../platform/ui/message.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { GeneratedChanges } from './generated-changes.tsx';

export interface GenerateCashFlowsProps extends BondOfOwner {
  readonly currency: string | undefined;
  /** Shows a message with the result. */
  readonly showMessage: (message: MessageContent) => void;
}

type GenerateDialogProps = GenerateCashFlowsProps & { readonly onClose: () => void };

/** The cash flows that would be generated from the bond's terms. */
export function GenerateDialog({ bondId, isOwn, currency, showMessage, onClose }: GenerateDialogProps) {
  const texts = useTexts(generateCashFlowsTexts);
  const { cancel, close } = useTexts(commonTexts);
  const why = useReason();
  const preview = useCashFlowPreview({ bondId, isOwn });
  const writing = useGenerateCashFlows({ bondId, isOwn });
  const { data } = preview;
  const write = () =>
    writing.mutate(undefined, {
      onSuccess: ({ added, changed, removed }) => {
        onClose();
        const counts = texts.counts(added.length, changed.length, removed.length);
        showMessage({ kind: 'success', text: texts.written(counts) });
      },
    });
  return (
    <Dialog title={texts.title} closeLabel={close} onClose={onClose} wide>
      <div className="grid gap-4">
        {data === undefined && preview.error === null && <SkeletonRows label={texts.loading} rows={3} />}
        {preview.error !== null && <Message kind="error" text={`${texts.failed} ${why(preview.error)}`} />}
        {data !== undefined && <Preview generation={data} currency={currency} />}
        {writing.error !== null && (
          <Message kind="error" text={`${texts.writeFailed} ${why(writing.error)}`} />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{cancel}</Button>
          {data !== undefined && !isEmpty(data) && (
            <Button kind="primary" busy={writing.isPending} onClick={write}>
              {texts.write}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function isEmpty({ added, changed, removed }: CashFlowGeneration): boolean {
  return added.length + changed.length + removed.length === 0;
}

/** Why the server refused: the missing term, otherwise the general failure. */
function useReason(): (error: Error) => string {
  const reasons = useTexts(missingFiguresTexts);
  const failureText = useFailureText();
  return (error) => {
    const reason = MissingReason.safeParse(error instanceof CallError ? error.reason : undefined).data;
    return reason === undefined ? failureText(error) : reasons[reason];
  };
}

interface PreviewProps {
  readonly generation: CashFlowGeneration;
  readonly currency: string | undefined;
}

function Preview({ generation, currency }: PreviewProps) {
  const texts = useTexts(generateCashFlowsTexts);
  const { added, changed, removed, unchanged, undatedPayments, taxLeftOut } = generation;
  return (
    <>
      {isEmpty(generation) ? (
        <p>{texts.nothing}</p>
      ) : (
        <>
          <p className="text-soft">{texts.intro}</p>
          <p className="font-medium">
            {texts.counts(added.length, changed.length, removed.length)}
            {unchanged > 0 && <span className="font-normal text-soft"> · {texts.unchanged(unchanged)}</span>}
          </p>
          <GeneratedChanges generation={generation} currency={currency} />
        </>
      )}
      {undatedPayments > 0 && <Message kind="warning" text={texts.undated(undatedPayments)} />}
      {taxLeftOut && <Message kind="warning" text={texts.taxLeftOut} />}
    </>
  );
}
