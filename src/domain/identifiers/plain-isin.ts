/** The ISIN as it is stored: in capitals, without the blanks that some documents print between its parts. */
export const plainIsin = (text: string): string => text.replace(/\s/g, '').toUpperCase();
