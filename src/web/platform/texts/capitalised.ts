/** For the beginning of a sentence or a title. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
