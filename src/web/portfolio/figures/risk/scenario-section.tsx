import { Suspense, useId, useMemo, useState } from 'react';
import type { Scenario, ScenarioBody } from '#api/portfolio/figures/risk';
import { KEY_RATE_YEARS } from '#domain/portfolio/risk/key-rates';
import { steepener } from '#domain/portfolio/risk/scenarios';
import { useScenario } from '../../../platform/queries/portfolio/figures/risk.ts';
import { riskTexts } from '../../../platform/texts/portfolio/figures/risk.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money } from '../../../platform/ui/amount.tsx';
import { DescriptionList } from '../../../platform/ui/description-list.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { LoadFailure } from '../../../platform/layout/load-failure.tsx';
import { formatFigure } from '../../../platform/ui/format.ts';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import { SegmentedToggle } from '../../../platform/ui/segmented-toggle.tsx';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';
import { useDebounced } from '../../../platform/ui/use-debounced.ts';
import { RiskFigure } from './risk-figure.tsx';
import { ScenarioTable } from './scenario-table.tsx';
import { readShift, type TypedShift } from './typed-shift.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';

/** Only few open it, so it is loaded then. */
const KeyShiftFields = lazyPart(async () => (await import('./key-shift-fields.tsx')).KeyShiftFields);

const SHAPES = ['parallel', 'steeper', 'flatter', 'own'] as const;
type Shape = (typeof SHAPES)[number];

const WIDEST = 300;
const STEP = 10;
const START = 50;
const BASIS_POINTS = 10_000;
/** Debounces the slider, so that one move makes one request. */
const DEBOUNCE_MS = 250;

interface Choice {
  readonly shape: Shape;
  /** The position of the slider. */
  readonly basisPoints: number;
  readonly own: readonly TypedShift[];
}

/** The shifts of a shape by key maturity, in whole basis points. */
function presetShifts({ shape, basisPoints }: Choice): { years: number; basisPoints: number }[] {
  if (shape === 'parallel') return KEY_RATE_YEARS.map((years) => ({ years, basisPoints }));
  const size = (shape === 'steeper' ? basisPoints : -basisPoints) / BASIS_POINTS;
  return [...steepener(size)].map(([years, shift]) => ({ years, basisPoints: shift * BASIS_POINTS }));
}

/** Undefined while a shift cannot be read. */
function toBody(choice: Choice, locale: string): ScenarioBody | undefined {
  if (choice.shape === 'parallel') return { parallel: choice.basisPoints };
  if (choice.shape !== 'own') return { keys: presetShifts(choice) };
  const keys = choice.own.flatMap((shift) => {
    const basisPoints = readShift(shift, locale);
    return basisPoints === undefined ? [] : [{ years: shift.years, basisPoints }];
  });
  return keys.length === choice.own.length ? { keys } : undefined;
}

/** What the bonds would gain or lose under the chosen change in rates. */
export function ScenarioSection({ owner }: { readonly owner: Owner }) {
  const texts = useTexts(riskTexts);
  const { locale } = useDisplayPreferences();
  const [choice, setChoice] = useState<Choice>({ shape: 'parallel', basisPoints: START, own: [] });
  const { shape, basisPoints } = choice;
  const choose = (chosen: Shape) => {
    const isSigned = chosen === 'parallel' || chosen === 'own';
    const moved = { ...choice, shape: chosen, basisPoints: isSigned ? basisPoints : Math.abs(basisPoints) };
    if (chosen !== 'own' || shape === 'own') setChoice(moved);
    // The own shifts begin as those of the shape before.
    else {
      const own = presetShifts(choice).map(({ years, basisPoints: points }) => {
        return { years, typed: formatFigure(Math.round(points), locale) };
      });
      setChoice({ ...moved, own });
    }
  };
  const body = useMemo(() => toBody(choice, locale), [choice, locale]);
  return (
    <SheetSection title={texts.whatIf} note={texts.whatIfNote}>
      <SegmentedToggle
        label={texts.shape}
        options={SHAPES.map((value) => ({ value, label: texts.shapes[value] }))}
        value={shape}
        onChange={choose}
        phoneColumns={2}
      />
      {shape === 'own' ? (
        <Suspense>
          <KeyShiftFields shifts={choice.own} onChange={(own) => setChoice({ ...choice, own })} />
        </Suspense>
      ) : (
        <ShiftSlider choice={choice} onChange={(points) => setChoice({ ...choice, basisPoints: points })} />
      )}
      <Outcome owner={owner} body={useDebounced(body, DEBOUNCE_MS)} />
    </SheetSection>
  );
}

interface ShiftSliderProps {
  readonly choice: Choice;
  readonly onChange: (basisPoints: number) => void;
}

function ShiftSlider({ choice: { shape, basisPoints }, onChange }: ShiftSliderProps) {
  const texts = useTexts(riskTexts);
  const { locale } = useDisplayPreferences();
  const id = useId();
  const points = texts.points(formatFigure(basisPoints, locale, { signed: shape === 'parallel' }));
  return (
    <>
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
          onChange={(event) => onChange(event.target.valueAsNumber)}
          className="h-8 min-w-0 grow accent-accent"
        />
        <output htmlFor={id} className="w-24 text-right font-medium tabular-nums">
          {points}
        </output>
      </div>
    </>
  );
}

/** The figures of a scenario; none while a field is wrong. */
function Outcome({ owner, body }: { readonly owner: Owner; readonly body: ScenarioBody | undefined }) {
  const texts = useTexts(riskTexts);
  const { data, error, isFetching, refetch } = useScenario(owner, body);
  if (error !== null) {
    return <LoadFailure title={texts.scenarioFailed} error={error} busy={isFetching} onRetry={refetch} />;
  }
  const shown = body === undefined ? undefined : data;
  return (
    <>
      <div className="mt-2 min-h-24" aria-live="polite">
        {shown !== undefined && <ScenarioFigures scenario={shown} />}
      </div>
      {shown !== undefined && <ScenarioTable scenario={shown} />}
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
