import type { DueFlow, FlowState } from '#api/portfolio/figures/bond-analytics';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';

const LOOKS: Record<FlowState, string> = {
  received: 'bg-accent opacity-35 print:border-accent',
  short: 'border-[1.5px] border-b-0 border-warn bg-warn-wash',
  due: 'border-[1.5px] border-b-0 border-accent',
  overdue: 'border-[1.5px] border-b-0 border-dashed border-loss',
  'not-due': 'border-[1.5px] border-b-0 border-line',
  'to-come': 'bg-accent opacity-85 print:border-accent',
};

/** In percent: keeps a small payment visible next to the redemption. */
const MIN_HEIGHT = 9;
const MAX_YEARS = 8;
/** With more bars than this, the gaps between them are narrower. */
const MANY = 40;

const barAmount = ({ interest, principal }: DueFlow) => interest + principal;
const barYear = ({ date }: DueFlow) => date.slice(0, 4);

/** The payments by due date: received ones faint, missing ones dashed. A table has the same figures. */
export function DueBars({ flows }: { readonly flows: readonly DueFlow[] }) {
  const { due } = useTexts(bondAnalyticsTexts);
  const highest = Math.max(...flows.map(barAmount));
  const count = (...states: FlowState[]) => flows.filter(({ state }) => states.includes(state)).length;
  const label = due.summary(count('received', 'short'), count('overdue'), count('to-come', 'due'));
  const gap = flows.length > MANY ? 1 : 4;
  return (
    <div role="img" aria-label={label}>
      <div className="flex h-23 items-end justify-between border-b border-line px-0.5" style={{ gap }}>
        {flows.map((flow) => (
          <div
            key={flow.date}
            className={`bar max-w-16 min-w-px grow basis-0 rounded-t-xs print:border-[1.5px] print:border-b-0 ${LOOKS[flow.state]}`}
            style={{ height: `${Math.max(MIN_HEIGHT, (100 * barAmount(flow)) / highest)}%` }}
          />
        ))}
      </div>
      <Years flows={flows} />
    </div>
  );
}

/** The first and the last year, and as many in between as fit. */
function Years({ flows }: { readonly flows: readonly DueFlow[] }) {
  const years = [...new Set(flows.map(barYear))];
  const every = Math.ceil(years.length / MAX_YEARS);
  const shown = years.filter((_, index) => index % every === 0);
  return (
    <div className="flex justify-between px-0.5 pt-0.5 text-[11px]/4 text-faint tabular-nums">
      {shown.map((year) => (
        <span key={year}>{year}</span>
      ))}
    </div>
  );
}
