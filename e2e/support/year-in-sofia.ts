/** The current year where the visitors' browsers are. */
export const yearInSofia = () =>
  new Date().toLocaleDateString('sv', { timeZone: 'Europe/Sofia' }).slice(0, 4);
