/** The text without the blanks, dashes and points that people put between the digits of a number. */
export function withoutSeparators(text: string): string {
  return text.replace(/[\s.-]/g, '');
}

/** Each digit times its weight, summed. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0);
}
