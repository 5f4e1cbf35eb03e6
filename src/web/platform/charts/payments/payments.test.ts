import { describe, expect, it } from 'vitest';
import { overlaps, paymentLabels } from './payment-labels.ts';
import { paymentShape, type Payment } from './payment-shape.ts';

const FRAME = { width: 326, height: 228 };
const payment = (day: string, interest: number, principal = 0): Payment => ({
  day,
  interest,
  principal,
  look: principal < 0 ? 'paid' : 'due',
});
const purchase = payment('2026-03-11', 0, -9888.91);
const coupons = (count: number, amount = 137.5) =>
  Array.from({ length: count }, (_, i) =>
    payment(`${2026 + Math.floor((i + 1) / 2)}-${i % 2 === 0 ? '07' : '01'}-28`, amount),
  );
const bond = (count: number) => {
  const dues = coupons(count);
  const last = dues.at(-1)!;
  return [purchase, ...dues.slice(0, -1), { ...last, principal: 10_000 }];
};
const heightOf = ({ top, bottom }: { readonly top: number; readonly bottom: number }) => bottom - top;

describe('bars of payments', () => {
  it('have coupons to scale, and a purchase and a redemption with a break within the frame', () => {
    const { bars, axis, top } = paymentShape(
      [purchase, payment('2026-07-28', 100), payment('2027-01-28', 50), payment('2027-07-28', 100, 10_000)],
      FRAME,
    );
    expect(bars.map(({ isCut }) => isCut)).toEqual([true, false, false, true]);
    expect(heightOf(bars[1]!)).toBeCloseTo(2 * heightOf(bars[2]!));
    expect([bars[0]!.top, bars[3]!.bottom, bars[3]!.top]).toEqual([axis, axis, top]);
    expect(bars[0]!.bottom).toBeLessThan(FRAME.height);
  });

  it('are all to scale if the coupons are high enough to be seen', () => {
    const { bars } = paymentShape([payment('2026-07-28', 100), payment('2027-07-28', 100, 400)], FRAME);
    expect(bars.map(({ isCut }) => isCut)).toEqual([false, false]);
    expect(heightOf(bars[1]!)).toBeCloseTo(5 * heightOf(bars[0]!));
  });

  it('compare the purchase with the redemption if there are no coupons', () => {
    const { bars } = paymentShape([payment('2021-09-09', 0, -8000), payment('2026-02-24', 0, 10_000)], FRAME);
    expect(bars.map(({ isCut }) => isCut)).toEqual([false, false]);
    expect(heightOf(bars[1]!)).toBeCloseTo(1.25 * heightOf(bars[0]!));
  });

  it('have instalments to scale next to a price that is cut', () => {
    const instalments = [2027, 2028, 2029].map((year) => payment(`${year}-01-28`, 30, 100));
    const { bars } = paymentShape([payment('2026-03-11', 0, -300), ...instalments], FRAME);
    expect(bars.map(({ isCut }) => isCut)).toEqual([true, false, false, false]);
  });

  it('do not overlap, however many there are', () => {
    const { bars } = paymentShape(bond(60), FRAME);
    bars.slice(1).forEach((bar, i) => expect(overlaps(bar, bars[i]!)).toBe(false));
    expect(bars[0]!.left).toBeGreaterThanOrEqual(0);
    expect(bars.at(-1)!.right).toBeLessThanOrEqual(FRAME.width);
  });

  it('stand in the middle if there is only one', () => {
    const { bars } = paymentShape([payment('2027-01-28', 0, 10_000)], FRAME);
    expect(bars[0]!.middle).toBe(FRAME.width / 2);
  });
});

describe('the amounts above the bars', () => {
  const labelsOf = (payments: readonly Payment[], chosen: number) => {
    const shape = paymentShape(payments, FRAME);
    const text = ({ payment: { interest, principal } }: (typeof shape.bars)[number]) =>
      (interest + principal).toFixed(2);
    return { shape, labels: paymentLabels(shape, { text, chosen, taken: [] }) };
  };

  it('are all there if they fit', () => {
    const { labels } = labelsOf(bond(4), 2);
    expect(labels).toHaveLength(4);
  });

  it('do not overlap one another, nor another bar; the chosen, the first and the last are among them', () => {
    const { shape, labels } = labelsOf(bond(60), 30);
    const days = labels.map(({ bar }) => bar.payment.day);
    const { bars } = shape;
    for (const at of [30, 1, 60]) expect(days).toContain(bars[at]!.payment.day);
    expect(labels.length).toBeLessThan(12);
    for (const label of labels) {
      const others = [
        ...labels.filter((other) => other !== label),
        ...bars.filter((bar) => bar !== label.bar),
      ];
      expect(others.filter((other) => overlaps(label, other))).toEqual([]);
      expect(label.left).toBeGreaterThanOrEqual(0);
      expect(label.right).toBeLessThanOrEqual(FRAME.width);
    }
  });

  it('show where the amount changes before they repeat it', () => {
    const changed = bond(60).map((each, i) => (i >= 20 ? { ...each, interest: 150 } : each));
    const { shape, labels } = labelsOf(changed, 1);
    expect(labels.map(({ bar }) => bar)).toContain(shape.bars[20]!);
  });
});
