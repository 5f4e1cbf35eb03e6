/** How many decimals a value keeps; further ones are rounded half away from zero. */
export const PRICE_PLACES = 4;
export const AMOUNT_PLACES = 2;
export const PERCENT_PLACES = 4;
/**
 * The places of a stored unit price: an entered price has PRICE_PLACES, one divided by the legal rate of the lev uses all of
 * these.
 */
export const UNIT_PRICE_PLACES = 12;
