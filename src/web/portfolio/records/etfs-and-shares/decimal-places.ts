/** The number of decimals shown for figures of ETFs and shares; amounts have 2. */
export const PRICE_PLACES = 4;
export const RESULT_PLACES = 4;
export const YEARS_PLACES = 4;
