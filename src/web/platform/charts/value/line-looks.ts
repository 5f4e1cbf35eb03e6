/** Lines differ in their dashes, not only in colour. */
export const ESTIMATED_DASHES = '6 4';
export const PAYMENTS_DASHES = { strokeDasharray: '0.1 3.6', strokeLinecap: 'round' } as const;
