/** The number of decimals shown for figures of bonds; amounts and rates have 2. */
export const PRICE_PLACES = 4;
export const RESULT_PLACES = 5;
export const YEARS_PLACES = 2;
