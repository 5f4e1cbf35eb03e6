import { z } from 'zod';
import { KEY_RATE_YEARS } from '#domain/portfolio/risk/key-rates';
import { MAX_SHIFT_POINTS } from '#domain/portfolio/risk/scenarios';
import { endpoint } from '../../platform/endpoint.ts';
import { ruleMessage } from '../../platform/field-rules.ts';
import * as field from '../../platform/fields.ts';
import { inPath, UserId } from '../../platform/ids.ts';
import { UNKNOWN_FIGURE_REASONS } from './positions.ts';

/** Why a figure is not known, or why a bond is left out of all figures. */
export const RISK_REASONS = [
  ...UNKNOWN_FIGURE_REASONS,
  'not_issued_yet',
  /** No yield gives this price, or the yield cannot be shifted that far. */
  'no_yield',
] as const;
export type RiskReason = (typeof RISK_REASONS)[number];

const Reason = z.enum(RISK_REASONS);
const Figure = z.union([z.number(), z.object({ reason: Reason })]);

/** A rate with which amounts were converted to euro. */
const RateOfDay = z.object({
  currency: field.currency,
  /** Null for the lev, whose rate is fixed by law. */
  day: field.storedDay.nullable(),
  unitsPerEuro: z.number(),
});

/** A bond that all figures leave out. */
const LeftOutBond = z.object({ isin: z.string(), currency: field.currency, reason: Reason });

const ValuedOn = z.object({
  on: field.storedDay,
  /** The number of bonds in the figures. */
  bonds: z.int(),
  /** The number of callable bonds among them: their yield, duration and DV01 are to worst. */
  toWorst: z.int(),
  rates: z.array(RateOfDay),
  /** The oldest day of the prices used; null if no day is known. */
  oldestPriceDay: field.storedDay.nullable(),
  left: z.array(LeftOutBond),
});

/** Durations in years, convexity in years². Percent and euro have the usual decimal places. */
export const Risk = ValuedOn.extend({
  /** What the figures are computed from: the exact value with accrued interest, rounded once. */
  eur: Figure,
  /** The same value as the sum of the bonds’ values to the cent, as the other pages show it. */
  value: Figure,
  macaulayDuration: Figure,
  modifiedDuration: Figure,
  convexity: Figure,
  /**
   * The loss when yields rise by one basis point: for each currency in that currency, and in total in euro. Here and in `yield`, the
   * currency that loses most in euro comes first.
   */
  dv01: z.array(z.object({ currency: field.currency, amount: z.number() })),
  dv01Eur: Figure,
  /** Key-rate durations. They add up to the modified duration. */
  keyRates: z.array(z.object({ years: z.number(), duration: z.number() })),
  /** The change of the value when every bond is repriced at its own yield plus the shift. */
  shifts: z.array(z.object({ basisPoints: z.number(), eur: Figure })),
  /** The yield of all payments of the bonds of one currency together, compounded once a year. */
  yield: z.array(z.object({ currency: field.currency, percent: Figure })),
  /** The means of the bonds' yields, weighted by value, and by value × duration. */
  yieldByValue: Figure,
  yieldByValueAndDuration: Figure,
});
export type Risk = z.output<typeof Risk>;
export type RiskOnWire = z.input<typeof Risk>;

const limits = { min: -MAX_SHIFT_POINTS, max: MAX_SHIFT_POINTS };
const shiftMessage = ruleMessage('number_between', limits);
const basisPoints = z.number(shiftMessage).min(limits.min, shiftMessage).max(limits.max, shiftMessage);
const yearsMessage = ruleMessage('one_of', { options: KEY_RATE_YEARS.join(', ') });
const isKey = (years: number) => KEY_RATE_YEARS.some((key) => key === years);

const KeyShift = z.object({
  years: z.number(yearsMessage).refine(isKey, yearsMessage),
  basisPoints,
});

const oneScenario = ruleMessage('one_scenario');
const isOneScenario = ({ parallel, keys }: { parallel?: number | undefined; keys?: unknown }) =>
  (parallel === undefined) !== (keys === undefined);

/** Either all yields shift in parallel, or the key rates named here; other key rates do not move. */
export const ScenarioBody = z
  .object({
    parallel: basisPoints.optional(),
    keys: z
      .array(KeyShift, oneScenario)
      .refine((keys) => new Set(keys.map(({ years }) => years)).size === keys.length, oneScenario)
      .optional(),
  })
  .refine(isOneScenario, { path: ['parallel'], message: oneScenario });
export type ScenarioBody = z.output<typeof ScenarioBody>;

/** The gains or losses of the bonds in a scenario. */
export const Scenario = ValuedOn.extend({
  /** The change of the total value. */
  eur: Figure,
  /** The sum of the bonds' values to the cent, and with the change. */
  value: z.object({ before: Figure, after: Figure }),
  /** The change of each bond, those that lose most first. */
  holdings: z.array(
    z.object({
      isin: z.string(),
      name: z.string().nullable(),
      currency: field.currency,
      value: z.number(),
      eur: z.number(),
    }),
  ),
});
export type Scenario = z.output<typeof Scenario>;
export type ScenarioOnWire = z.input<typeof Scenario>;

const user = z.object({ id: inPath.id(UserId) });

export const findMyRisk = endpoint({
  method: 'GET',
  path: '/risk',
  access: 'signed-in',
  summary: "The interest-rate risk of the signed-in user's bonds together",
  answer: Risk,
});

export const computeMyScenario = endpoint({
  method: 'POST',
  path: '/risk/scenario',
  access: 'signed-in',
  summary: "How much the signed-in user's bonds would gain or lose if rates moved; stores nothing",
  body: ScenarioBody,
  answer: Scenario,
  takesIdempotencyKey: false,
});

export const findUserRisk = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/risk',
  access: 'administrator',
  summary: "The interest-rate risk of a user's bonds together",
  params: user,
  answer: Risk,
});

export const computeUserScenario = endpoint({
  method: 'POST',
  path: '/admin/users/{id}/risk/scenario',
  access: 'administrator',
  summary: "How much a user's bonds would gain or lose if rates moved; stores nothing",
  params: user,
  body: ScenarioBody,
  answer: Scenario,
  takesIdempotencyKey: false,
});
