/** Whose portfolio the next file is for, in the address of the page: `?holder=7`. */
export function holderInAddress({ holder }: Readonly<Record<string, unknown>>): { readonly holder?: number } {
  const id = Number(holder);
  return Number.isSafeInteger(id) && id > 0 ? { holder: id } : {};
}
