import type { ChatAnswer } from '#api/assistant/chat';
import type { Language } from '#domain/language';
import type { HoldingKind } from '#domain/portfolio/holding';
import { lines } from '../../answer-parts.ts';
import { HOW_TO, KEEPER, type Act } from '../../texts/how-to-texts.ts';
import type { Query } from '../../understanding/query.ts';

/** Who keeps the portfolio, and what is in it. */
export interface Keeping {
  /** Undefined where it is not known. */
  readonly keepsOwnPortfolio?: boolean | undefined;
  readonly holdings: readonly { readonly isin: string; readonly kind: HoldingKind }[];
}

/** What the question names: kinds, or holdings of them. */
function kindsIn({ filter: { kinds, isins } }: Query, { holdings }: Keeping): ReadonlySet<HoldingKind> {
  const named = holdings.filter(({ isin }) => isins?.includes(isin) === true).map(({ kind }) => kind);
  return new Set(named.length > 0 ? named : kinds);
}

const UNITS = '/my/shares';

/** How the acts of the question are done, and by whom. */
export function howTo(query: Query, language: Language, keeping: Keeping): ChatAnswer | undefined {
  const kinds = kindsIn(query, keeping);
  const isOfUnits = kinds.size > 0 && !kinds.has('bond');
  const acts = [...new Set(query.acts)].flatMap((name): readonly Act[] => {
    const act = HOW_TO[name];
    return act === undefined ? [] : [(isOfUnits && HOW_TO[act.ofUnits ?? '']) || act];
  });
  const [first] = acts;
  if (first === undefined) return undefined;
  const said = [...new Set(acts.map((act) => act[language]))];
  const isOfKeeper = first.isOfKeeper === true;
  const { keepsOwnPortfolio } = keeping;
  const content = lines(
    isOfKeeper && keepsOwnPortfolio === false && KEEPER.administrator[language],
    said,
    isOfKeeper && keepsOwnPortfolio === undefined && KEEPER.notKnown[language],
  );
  const isOfEtfs = first.screen === UNITS && kinds.has('etf') && !kinds.has('share');
  return { content, screen: isOfEtfs ? '/my/etfs' : first.screen };
}
