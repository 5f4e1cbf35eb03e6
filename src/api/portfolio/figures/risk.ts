import { z } from 'zod';
import { KEY_RATE_YEARS } from '#domain/portfolio/risk/key-rates';
import { endpoint } from '../../platform/endpoint.ts';
import { ruleMessage } from '../../platform/field-rules.ts';
import * as field from '../../platform/fields.ts';
import { inPath, UserId } from '../../platform/ids.ts';
import { UNKNOWN_FIGURE_REASONS } from './positions.ts';

/** Why a figure is not known, or why a bond is left out of all of them. */
export const RISK_REASONS = [
  ...UNKNOWN_FIGURE_REASONS,
  'terms_not_valid',
  'not_issued_yet',
  'matured',
  /** No yield gives the price, or none that moves so far. */
  'no_yield',
] as const;
export type RiskReason = (typeof RISK_REASONS)[number];

const Reason = z.enum(RISK_REASONS);
const Figure = z.union([z.number(), z.object({ reason: Reason })]);

/** A rate that an amount became euro by. */
const RateOfDay = z.object({
  currency: field.currency,
  /** Null of the lev, whose rate is fixed by law. */
  day: field.storedDay.nullable(),
  unitsPerEuro: z.number(),
});

/** A bond that no figure counts. */
const LeftOutBond = z.object({ isin: z.string(), currency: field.currency, reason: Reason });

const ValuedOn = z.object({
  on: field.storedDay,
  /** Bonds that the figures count. */
  bonds: z.int(),
  rates: z.array(RateOfDay),
  /** The oldest day of a price that counts; null where no day is known. */
  oldestPriceDay: field.storedDay.nullable(),
  left: z.array(LeftOutBond),
});

/** Durations are years, convexity years²; percents and money are as everywhere. */
export const Risk = ValuedOn.extend({
  /** The value with accrued interest. */
  eur: Figure,
  macaulayDuration: Figure,
  modifiedDuration: Figure,
  convexity: Figure,
  /** What is lost when yields rise by a hundredth of a percentage point: of each currency in its own money, and all in euro. */
  dv01: z.array(z.object({ currency: field.currency, amount: z.number() })),
  dv01Eur: Figure,
  /** They add up to the modified duration. */
  keyRates: z.array(z.object({ years: z.number(), duration: z.number() })),
  /** The change of the value when every bond is repriced at its own yield and the shift. */
  shifts: z.array(z.object({ basisPoints: z.number(), eur: Figure })),
  /** Of all payments of the bonds of one currency together, compounded once a year. */
  yield: z.array(z.object({ currency: field.currency, percent: Figure })),
  /** The mean of the bonds' own yields by value, and by value and duration. */
  yieldByValue: Figure,
  yieldByValueAndDuration: Figure,
});
export type Risk = z.output<typeof Risk>;
export type RiskOnWire = z.input<typeof Risk>;

const MAX_SHIFT = 1_000;
const shiftMessage = ruleMessage('number_between', { min: -MAX_SHIFT, max: MAX_SHIFT });
const basisPoints = z.number(shiftMessage).min(-MAX_SHIFT, shiftMessage).max(MAX_SHIFT, shiftMessage);
const yearsMessage = ruleMessage('one_of', { options: KEY_RATE_YEARS.join(', ') });
const isKey = (years: number) => KEY_RATE_YEARS.some((key) => key === years);

const KeyShift = z.object({
  years: z.number(yearsMessage).refine(isKey, yearsMessage),
  basisPoints,
});

const oneScenario = ruleMessage('one_scenario');
const isOneScenario = ({ parallel, keys }: { parallel?: number | undefined; keys?: unknown }) =>
  (parallel === undefined) !== (keys === undefined);

/** Either all yields move alike, or the rates of some times; a rate that is not named stays. */
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

/** What the bonds would gain or lose. */
export const Scenario = ValuedOn.extend({
  /** The change. */
  eur: Figure,
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
  summary: "What the signed-in user's bonds would gain or lose if rates moved; stores nothing",
  body: ScenarioBody,
  answer: Scenario,
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
  summary: "What a user's bonds would gain or lose if rates moved; stores nothing",
  params: user,
  body: ScenarioBody,
  answer: Scenario,
});
