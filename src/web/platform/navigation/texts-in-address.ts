/** The parameters of these names that an address has. The router reads one of digits alone as a number. */
export function textsInAddress(
  parameters: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, string> {
  const given = names.flatMap((name) => {
    const value = parameters[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return text === '' ? [] : [[name, text] as const];
  });
  return Object.fromEntries(given);
}
