/** How many decimals the figures of bonds are shown with; amounts and rates have 2. */
export const PRICE_PLACES = 4;
export const RESULT_PLACES = 5;
export const YEARS_PLACES = 2;
