/** Whose bond it is, in the address of its cash flows: `?user=7`; the bond's number alone does not tell an administrator. */
export function bondOwnerInAddress({ user }: Readonly<Record<string, unknown>>): { readonly user?: number } {
  return typeof user === 'number' && Number.isSafeInteger(user) && user > 0 ? { user } : {};
}
