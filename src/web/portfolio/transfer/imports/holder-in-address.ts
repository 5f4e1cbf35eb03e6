/** Reads the holder of the next file from the page's address: `?holder=7`. */
export function holderInAddress({ holder }: Readonly<Record<string, unknown>>): { readonly holder?: number } {
  const id = Number(holder);
  return Number.isSafeInteger(id) && id > 0 ? { holder: id } : {};
}
