/** Picks these parameters from an address as text. The router parses a parameter that consists of digits as a number. */
export function textsInAddress(
  parameters: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, string> {
  const present = names.flatMap((name) => {
    const value = parameters[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return text === '' ? [] : [[name, text] as const];
  });
  return Object.fromEntries(present);
}
