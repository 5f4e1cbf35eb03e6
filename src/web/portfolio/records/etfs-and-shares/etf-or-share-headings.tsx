import { etfsAndSharesTexts } from '../../../platform/texts/portfolio/etfs-and-shares.ts';
import { useTexts } from '../../../platform/texts/texts.ts';

/** The columns of a closed row and of the headings, on a wide screen. */
export const COLUMNS =
  'md:grid-cols-[minmax(0,2.4fr)_minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,1.5fr)_minmax(0,1.5fr)]';
/** The same columns with room for an administrator's buttons at the end, in the longest language. */
export const COLUMNS_WITH_BUTTONS =
  'min-[1400px]:grid-cols-[minmax(0,2.4fr)_minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,1.5fr)_minmax(0,1.5fr)_21rem]';

/** The column headings. A narrow screen labels each figure instead. */
export function EtfOrShareHeadings({ withButtons }: { readonly withButtons: boolean }) {
  const { fields, columns } = useTexts(etfsAndSharesTexts);
  return (
    <div
      aria-hidden="true"
      className="sticky top-0 z-10 border-b border-line bg-sheet px-5 py-2.5 text-[12.5px] font-medium text-soft max-md:hidden"
    >
      {/* Printed, the outer element is the header of a table. */}
      <div className={`grid gap-x-4 print:px-5 ${COLUMNS} ${withButtons ? COLUMNS_WITH_BUTTONS : ''}`}>
        <span className="pl-7 print:pl-0">{fields.isin}</span>
        <span>{fields.bank}</span>
        <span className="text-right">{columns.units}</span>
        <span className="text-right">{columns.price}</span>
        <span className="text-right">{columns.value}</span>
        <span className="text-right">{fields.profit}</span>
      </div>
    </div>
  );
}
