import { useId, useState } from 'react';
import type { Scenario, ScenarioBody } from '#api/portfolio/figures/risk';
import { steepener } from '#domain/portfolio/risk/scenarios';
import { useScenario } from '../../../platform/queries/portfolio/figures/risk.ts';
import { riskTexts } from '../../../platform/texts/portfolio/figures/risk.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money } from '../../../platform/ui/amount.tsx';
import { DescriptionList } from '../../../platform/ui/description-list.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { LoadFailure } from '../../../platform/layout/load-failure.tsx';
import { formatFigure } from '../../../platform/ui/format.ts';
import { SegmentedToggle } from '../../../platform/ui/segmented-toggle.tsx';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';
import { useSettled } from '../../../platform/lists/use-settled.ts';
import { RiskFigure } from './risk-figure.tsx';
import { ScenarioTable } from './scenario-table.tsx';
import type { Owner } from '../../../platform/queries/shared-keys.ts';

const SHAPES = ['parallel', 'steeper', 'flatter'] as const;
type Shape = (typeof SHAPES)[number];

const WIDEST = 300;
const STEP = 10;
const START = 50;
const BASIS_POINTS = 10_000;
/** Debounces the slider, so that one move makes one request. */
const DEBOUNCE_MS = 250;

function toBody(shape: Shape, basisPoints: number): ScenarioBody {
  if (shape === 'parallel') return { parallel: basisPoints };
  const size = (shape === 'steeper' ? basisPoints : -basisPoints) / BASIS_POINTS;
  const keys = [...steepener(size)].map(([years, shift]) => ({ years, basisPoints: shift * BASIS_POINTS }));
  return { keys };
}

/** What the bonds would gain or lose under the chosen change in rates. */
export function ScenarioSection({ owner }: { readonly owner: Owner }) {
  const texts = useTexts(riskTexts);
  const { locale } = useDisplayPreferences();
  const [shape, setShape] = useState<Shape>('parallel');
  const [basisPoints, setBasisPoints] = useState(START);
  const id = useId();
  const points = texts.points(formatFigure(basisPoints, locale, { signed: shape === 'parallel' }));
  const choose = (chosen: Shape) => {
    setShape(chosen);
    if (chosen !== 'parallel') setBasisPoints(Math.abs(basisPoints));
  };
  return (
    <SheetSection title={texts.whatIf} note={texts.whatIfNote}>
      <SegmentedToggle
        label={texts.shape}
        options={SHAPES.map((value) => ({ value, label: texts.shapes[value] }))}
        value={shape}
        onChange={choose}
      />
      <label htmlFor={id} className="mt-3 block text-soft">
        {texts.slider}
      </label>
      <div className="flex items-center gap-4">
        <input
          id={id}
          type="range"
          min={shape === 'parallel' ? -WIDEST : 0}
          max={WIDEST}
          step={STEP}
          value={basisPoints}
          aria-valuetext={points}
          onChange={(event) => setBasisPoints(event.target.valueAsNumber)}
          className="h-8 min-w-0 grow accent-accent"
        />
        <output htmlFor={id} className="w-24 text-right font-medium tabular-nums">
          {points}
        </output>
      </div>
      <Outcome owner={owner} body={useSettled(toBodyText(shape, basisPoints), DEBOUNCE_MS)} />
    </SheetSection>
  );
}

/** Encodes a scenario as text, so that equal scenarios compare as equal. */
const toBodyText = (shape: Shape, basisPoints: number) => `${shape} ${basisPoints}`;

function fromBodyText(text: string): ScenarioBody {
  const [typed, points] = text.split(' ');
  const shape = SHAPES.find((each) => each === typed) ?? 'parallel';
  return toBody(shape, Number(points));
}

function Outcome({ owner, body }: { readonly owner: Owner; readonly body: string }) {
  const texts = useTexts(riskTexts);
  const { data, error, isFetching, refetch } = useScenario(owner, fromBodyText(body));
  if (error !== null) {
    return <LoadFailure title={texts.scenarioFailed} error={error} busy={isFetching} onRetry={refetch} />;
  }
  return (
    <>
      <div className="mt-2 min-h-24" aria-live="polite">
        {data !== undefined && <ScenarioFigures scenario={data} />}
      </div>
      {data !== undefined && <ScenarioTable scenario={data} />}
    </>
  );
}

function ScenarioFigures({ scenario: { eur, value } }: { readonly scenario: Scenario }) {
  const texts = useTexts(riskTexts);
  const money = (figure: Scenario['eur'], signed = false) => (
    <RiskFigure figure={figure}>
      {(amount) => <Money value={amount} currency="EUR" signed={signed} />}
    </RiskFigure>
  );
  return (
    <DescriptionList
      rows={[
        { label: texts.change, value: <span className="font-semibold">{money(eur, true)}</span> },
        { label: texts.before, value: money(value.before) },
        { label: texts.after, value: money(value.after) },
      ]}
    />
  );
}
