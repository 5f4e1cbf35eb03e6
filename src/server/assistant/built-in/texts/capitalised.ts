/** As the title of a column or a row. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
