import { writeRuleMessage } from '#api/platform/field-rules';
import { fieldSentence } from '../../../platform/forms/field-sentence.ts';
import type { RefusedPrice } from '../../../platform/queries/portfolio/instruments/prices.ts';
import { fieldRulesTexts } from '../../../platform/texts/platform/field-rules.ts';
import { formsTexts } from '../../../platform/texts/platform/forms.ts';
import { priceHistoryTexts } from '../../../platform/texts/portfolio/instruments/price-history.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { formatDay } from '../../../platform/ui/format.ts';
import { Message } from '../../../platform/ui/message.tsx';
import { FaultList } from './fault-list.tsx';
import type { PriceHistoryState } from './use-price-history.ts';

interface RefusedDaysProps {
  readonly history: PriceHistoryState;
  readonly refused: readonly RefusedPrice[];
}

const isBeforePurchase = ({ error }: RefusedPrice) => error.rule === 'day_before_first_purchase';
/** Errors that concern the whole file. */
const concernsWholeFile = ({ error }: RefusedPrice) => /\.(?:kind|currency)$/.test(error.path);

/** Why the file cannot be saved; if it begins before the first purchase, a button to load the rest. */
export function RefusedDays({ history, refused }: RefusedDaysProps) {
  const texts = useTexts(priceHistoryTexts);
  const toSentence = useSentence(history);
  const early = refused.filter(isBeforePurchase);
  const others = refused.filter((each) => !isBeforePurchase(each) && !concernsWholeFile(each));
  const ofFile = new Set(refused.filter(concernsWholeFile).map(toSentence));
  const toRow = ({ index }: RefusedPrice) => history.days[index]?.row ?? 0;
  return (
    <>
      {[...ofFile].map((sentence) => (
        <Message key={sentence} kind="error" text={sentence} />
      ))}
      {others.length > 0 && (
        <Message
          kind="error"
          text={
            <FaultList
              title={texts.refused(new Set(others.map(toRow)).size)}
              faults={others.map((each) => ({ row: toRow(each), sentence: toSentence(each) }))}
            />
          }
        />
      )}
      {early.length > 0 && <EarlyDays history={history} early={early} rows={early.map(toRow)} />}
    </>
  );
}

function useSentence({ days }: PriceHistoryState) {
  const rules = useTexts(fieldRulesTexts);
  const { date } = useTexts(formsTexts);
  const { locale } = useDisplayPreferences();
  return ({ index, error: { path, rule, values } }: RefusedPrice) => {
    const value = path.endsWith('.day') ? days[index]?.day : days[index]?.price;
    return fieldSentence({ message: writeRuleMessage({ rule, values }), value, locale }, { rules, date });
  };
}

interface EarlyDaysProps {
  readonly history: PriceHistoryState;
  readonly early: readonly RefusedPrice[];
  readonly rows: readonly number[];
}

function EarlyDays({ history, early, rows }: EarlyDaysProps) {
  const texts = useTexts(priceHistoryTexts);
  const { locale } = useDisplayPreferences();
  const first = String(early[0]?.error.values['day'] ?? '');
  const day = formatDay(first, locale);
  const sorted = rows.toSorted((one, other) => one - other);
  const [from = 0, to = from] = [sorted[0], sorted.at(-1)];
  return (
    <Message
      kind="warning"
      text={
        <>
          {texts.beforePurchase({ days: rows.length, day, from, to })}
          <div className="mt-2">
            <Button className="h-auto! min-h-9 whitespace-normal!" onClick={() => history.setFrom(first)}>
              {texts.loadFrom(day)}
            </Button>
          </div>
        </>
      }
    />
  );
}
