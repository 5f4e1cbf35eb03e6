/** How many decimals a value keeps; sent with more, it is rounded half away from zero. */
export const PRICE_PLACES = 4;
export const AMOUNT_PLACES = 2;
export const PERCENT_PLACES = 4;
