const ASKED: readonly RegExp[] = [
  /^(?:and |so )?(?:am|is|are|have|has) (?!there )(?!.*(?:^| )(?:any|which|what) )/,
  /^(?!(?:.* )?(?:имам|имаме|има|кои|коя|кой|кое|imam|ima|koi|koq|koia) )(?:.* )?(?:ли|li) /,
];

/** 'Is my portfolio in profit?', 'На печалба ли съм?': a yes or no is asked for, not a list of those that are. */
export function isWhetherAsked(words: readonly string[]): boolean {
  const text = `${words.join(' ')} `;
  return ASKED.some((pattern) => pattern.test(text));
}
