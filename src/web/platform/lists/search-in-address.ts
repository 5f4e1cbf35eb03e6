/** The search of a list in its address: `?q=ivan`. The router reads a search for digits alone as a number. */
export function searchInAddress({ q }: Readonly<Record<string, unknown>>): { readonly q?: string } {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q) : '';
  return text === '' ? {} : { q: text };
}
