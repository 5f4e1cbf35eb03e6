import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#api/endpoints';
import { NAMED_BY } from '#api/platform/named-by';
import { listMyBonds } from '#api/portfolio/bonds';
import { BOND_FEATURES, BOND_FIELDS, BOND_FIGURES } from '#api/portfolio/bond-fields';
import { wireRecord } from '#api/platform/field-table';
import { shapeFromSchema } from '../../../../scripts/web/answer-shapes.mjs';
import { createAnswerReader, type Shape } from './answer-shape.ts';

const BOND = {
  ...wireRecord(BOND_FIELDS, {
    isin: 'BG2030026119',
    text: null,
    notes: 'A note',
    direction: 'Buy',
    currency: 'EUR',
    nominal: 10_000,
    price: 98.45,
    priceOrZero: 101.25,
    optionalPrice: 101.2,
    termPrice: 100,
    optionalAmount: null,
    couponPercent: 4.5,
    yieldPercent: null,
    day: '2024-02-29',
    termDay: null,
    couponFrequency: 2,
    dayCount: 'ACT/ACT-ICMA',
  }),
  ...wireRecord(BOND_FIGURES, {
    id: 7,
    number: 9_845,
    optionalNumber: 4.2,
    day: '2026-11-20',
    flag: false,
    version: 3,
  }),
  ...wireRecord(BOND_FEATURES, {
    amortization: [{ date: '2027-03-09', percent: 25 }],
    couponSteps: [{ from: '2027-03-09', rate: 5 }],
    floating: { index: 'EURIBOR 6M', margin: 3.5, floor: 5, cap: null },
    calls: [],
  }),
};
const SUMMARY = {
  count: 1,
  activeCount: 1,
  expiredCount: 0,
  portfolioValue: 9_845,
  totalProfit: 280,
  averageYield: null,
  rates: { source: 'ecb', day: '2026-11-20', countedAtOne: ['SEK'] },
};

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** Plausible values and odd ones. Requests may contain blanks, answers never do. */
const ODD = fc.oneof(
  // No server sends a key such as `__proto__`, which schemas drop.
  fc.jsonValue().filter((value) => !isBlank(value) && !JSON.stringify(value).includes('__proto__')),
  fc.constantFrom(null, true, 0, 7, 1.5, 'EUR', '2026-02-28', '2026-02-28T10:00:00Z'),
);

/** Generates answers of a shape. */
function arbitraryAnswers(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.is) {
    case 'text':
      return fc.constantFrom('EUR', 'BG2030026119', '2026-02-28', '2026-02-28T10:00:00.000Z');
    case 'number':
      return fc.constantFrom(0, 1.5, -3);
    case 'integer':
      return fc.constantFrom(1, 7);
    case 'flag':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'nothing':
      return fc.constant(undefined);
    case 'anything':
      return fc.jsonValue();
    case 'one':
      return fc.constantFrom(...shape.of);
    case 'list':
      return fc.array(arbitraryAnswers(shape.of), { maxLength: 2 });
    case 'map':
      return fc.dictionary(fc.constantFrom('a', 'b'), arbitraryAnswers(shape.of));
    case 'any':
      return fc.oneof(...shape.of.map(arbitraryAnswers));
    case 'both':
      return fc.tuple(...shape.of.map(arbitraryAnswers)).map((parts): unknown => Object.assign({}, ...parts));
    case 'named':
      return arbitraryAnswers(shape.of);
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(shape.fields).map(([name, of]) => [name, arbitraryAnswers(of)])),
      );
  }
}

/** Replaces one value of an answer, at any depth. */
function altered(original: unknown): fc.Arbitrary<unknown> {
  if (typeof original !== 'object' || original === null || Object.keys(original).length === 0) return ODD;
  return fc.oneof(
    { weight: 1, arbitrary: ODD },
    {
      weight: 5,
      arbitrary: fc
        .constantFrom(...Object.entries(original))
        .chain(([name, value]) =>
          altered(value).map((other) => (Array.isArray(original) ? [other] : { ...original, [name]: other })),
        ),
    },
  );
}

/** The value after serialization to JSON and back. */
function asJson(value: unknown): unknown {
  const sent: unknown = JSON.parse(JSON.stringify([value]));
  return Array.isArray(sent) ? sent.at(0) : undefined;
}

describe('the shape of an answer', () => {
  it('parses the same as the schema, under the names of the code', () => {
    const answer = { data: [{ ...BOND, somethingNew: 1 }], summary: SUMMARY };
    const read = createAnswerReader(shapeFromSchema(listMyBonds.answer, NAMED_BY)).safeParse(answer);
    expect(read).toEqual({ success: true, data: listMyBonds.answer.parse(answer) });
  });

  it('reports where an answer has another shape', () => {
    const answer = { data: [{ ...BOND, nominal: '10000' }], summary: SUMMARY };
    expect(createAnswerReader(shapeFromSchema(listMyBonds.answer, NAMED_BY)).safeParse(answer)).toMatchObject(
      {
        success: false,
        error: { message: 'the answer.data[0].nominal is not a number' },
      },
    );
  });

  it.each(ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint.answer] as const))(
    'of %s accepts what its schema accepts, with the same result',
    (_name, schema) => {
      const shape = shapeFromSchema(schema, NAMED_BY);
      const answers = arbitraryAnswers(shape).chain((answer) =>
        fc.oneof(fc.constant(answer), altered(answer)),
      );
      fc.assert(
        fc.property(answers.map(asJson), (answer) => {
          const expected = schema.safeParse(answer);
          if (!expected.success) return;
          const read = createAnswerReader(shape).safeParse(answer);
          // The schema may fill in missing fields.
          expect(expected).toMatchObject(read);
        }),
        { numRuns: 30 },
      );
    },
  );
});
