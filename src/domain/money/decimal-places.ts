/** How many decimals a value keeps; sent with more, it is rounded half away from zero. */
export const PRICE_PLACES = 4;
export const AMOUNT_PLACES = 2;
export const PERCENT_PLACES = 4;
/** Of the stored price of one unit: an entered one has PRICE_PLACES, one divided by the legal rate of the lev has all of these. */
export const UNIT_PRICE_PLACES = 12;
