/** Limits of an entered deposit rate, in percent a year. */
export const MIN_DEPOSIT_RATE = -99;
export const MAX_DEPOSIT_RATE = 100;
