import type { z } from 'zod';
import type { FormValues } from './form-values.ts';

/** The fields that the body's schema requires. */
export function requiredFields<V extends FormValues, B extends z.ZodType>(
  body: B,
  toBody: (values: V) => z.input<B>,
  initial: V,
): ReadonlySet<string> {
  const isRefusedWithout = (name: string) =>
    body.safeParse(toBody({ ...initial, [name]: '' })).error?.issues.some(({ path }) => path[0] === name) ??
    false;
  const texts = Object.keys(initial).filter((name) => typeof initial[name] === 'string');
  return new Set(texts.filter(isRefusedWithout));
}
