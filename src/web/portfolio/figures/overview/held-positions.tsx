import { useState } from 'react';
import type { Overview } from '#api/portfolio/figures/overview';
import { HOLDING_KINDS } from '#domain/portfolio/holding';
import { ShareBar } from '../../../platform/charts/share-bar.tsx';
import type { Owner } from '../../../platform/queries/shared-keys.ts';
import { overviewTexts } from '../../../platform/texts/portfolio/figures/overview.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, Percent } from '../../../platform/ui/amount.tsx';
import { usePrinting } from '../../../platform/ui/use-printing.ts';
import { useWideScreen } from '../../../platform/ui/use-wide-screen.ts';
import { FigureOrReason } from '../positions/position-figures.tsx';
import { OverviewSection } from './overview-section.tsx';
import { SecurityLink } from './security-link.tsx';
import { ShowAll } from './show-all.tsx';

const SHOWN_AT_FIRST = 8;

interface HeldPositionsProps {
  readonly overview: Overview;
  readonly owner: Owner;
  readonly className: string;
}

export type HeldPosition = Overview['positions'][number];

interface RowsProps {
  readonly positions: readonly HeldPosition[];
  readonly owner: Owner;
}

/** The positions held, largest first. */
export function HeldPositions({ overview, owner, className }: HeldPositionsProps) {
  const { positions } = overview;
  const { positions: texts } = useTexts(overviewTexts);
  const isWide = useWideScreen();
  const printing = usePrinting();
  const [all, setAll] = useState(false);
  if (positions.length === 0) return null;
  const shown = all || printing ? positions : positions.slice(0, SHOWN_AT_FIRST);
  const valued = overview.count - overview.left.length;
  const Rows = isWide ? PositionsTable : PositionsList;
  return (
    <OverviewSection title={texts.title} className={className}>
      <Rows positions={shown} owner={owner} />
      {shown.length < positions.length && (
        <ShowAll label={texts.more(positions.length)} onClick={() => setAll(true)} />
      )}
      {shown.length === positions.length && positions.length < valued && (
        <LargestOnly overview={overview} owner={owner} />
      )}
    </OverviewSection>
  );
}

/** How many positions are listed of how many there are, with links to all of them. */
function LargestOnly({ overview, owner }: Pick<HeldPositionsProps, 'overview' | 'owner'>) {
  const { positions: texts, allocation } = useTexts(overviewTexts);
  const { count, left, positions } = overview;
  const kinds = HOLDING_KINDS.filter((kind) => overview.allocation.class.some(({ key }) => key === kind));
  return (
    <p className="mt-2 flex flex-wrap gap-x-3 text-sm text-soft">
      {texts.largestOf(positions.length, count - left.length)}
      {kinds.map((kind) => (
        <SecurityLink key={kind} owner={owner} kind={kind} className="text-accent max-md:py-0.5">
          {allocation.classes[kind]}
        </SecurityLink>
      ))}
    </p>
  );
}

const HEAD = 'border-b border-line pb-2 text-[12.5px]/4 font-medium text-soft';
const LINE = 'h-11.5 border-t border-hair [tr:first-child>&]:border-t-0';
const CELL = `${LINE} pl-3 text-right`;

function PositionsTable({ positions, owner }: RowsProps) {
  const { positions: texts } = useTexts(overviewTexts);
  const largest = Math.max(...positions.map(({ weight }) => weight));
  return (
    <table className="w-full text-[13.5px]">
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} text-left`}>
            {texts.columns.security}
          </th>
          <th scope="col" className={`${HEAD} pl-3 text-right`}>
            {texts.columns.value}
          </th>
          <th scope="col" colSpan={2} className={`${HEAD} text-right`}>
            {texts.columns.weight}
          </th>
          <th scope="col" className={`${HEAD} pl-3 text-right`}>
            {texts.columns.profit}
          </th>
          <th scope="col" className={`${HEAD} pl-3 text-right`}>
            {texts.columns.profitPercent}
          </th>
        </tr>
      </thead>
      <tbody>
        {positions.map((position) => (
          <tr key={`${position.isin} ${position.currency}`}>
            <th scope="row" className={`${LINE} py-1 text-left font-normal`}>
              <PositionName position={position} owner={owner} />
            </th>
            <td className={`${CELL} font-medium`}>
              <Amount value={position.eur} />
            </td>
            <td className={`${LINE} w-[16%] pl-6`}>
              <ShareBar percent={(100 * position.weight) / largest} />
            </td>
            <td className={CELL}>
              <Percent value={position.weight} places={1} />
            </td>
            <td className={CELL}>
              <Amount value={position.profit} signed />
            </td>
            <td className={CELL}>
              <ProfitPercent position={position} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PositionsList({ positions, owner }: RowsProps) {
  return (
    <ul>
      {positions.map((position) => (
        <li
          key={`${position.isin} ${position.currency}`}
          className="flex justify-between gap-3 border-t border-hair py-2 first:border-t-0"
        >
          <div className="min-w-0">
            <PositionName position={position} owner={owner} />
          </div>
          <div className="shrink-0 text-right">
            <span className="block font-medium">
              <Amount value={position.eur} />
            </span>
            <span className="text-xs text-faint">
              <Percent value={position.weight} places={1} /> · <ProfitPercent position={position} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function PositionName({ position, owner }: { readonly position: HeldPosition; readonly owner: Owner }) {
  const { positions: texts } = useTexts(overviewTexts);
  const { name, isin, kind, banks } = position;
  const doubt = doubtfulPrice(position);
  const facts = [...(name === null ? [] : [isin]), ...banks].join(' · ');
  return (
    <>
      <SecurityLink
        owner={owner}
        kind={kind}
        className="block w-fit max-w-full font-medium wrap-anywhere max-md:py-0.5"
      >
        {name ?? isin}
      </SecurityLink>
      <span className="block text-xs wrap-anywhere text-faint">
        {facts}
        {facts !== '' && doubt !== null && ' · '}
        {doubt !== null && <span className="text-warn">{texts.marks[doubt]}</span>}
      </span>
    </>
  );
}

/** Why the price is in doubt; null if it is not. Its source and a missing day say more than its age. */
function doubtfulPrice({ price: { source, day }, mark }: HeldPosition) {
  if (mark === 'known') return null;
  if (source === 'deal') return 'purchase';
  return day === null ? 'undated' : mark;
}

function ProfitPercent({ position }: { readonly position: HeldPosition }) {
  return (
    <FigureOrReason figure={position.profitPercent}>
      {(percent) => <Percent value={percent} signed />}
    </FigureOrReason>
  );
}
