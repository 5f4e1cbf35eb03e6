export const en = {
  title: 'Your portfolio in other programs',
  text: 'A table for a spreadsheet program, or a file that another program imports.',
  format: 'File',
  formats: {
    bonds: 'Bonds (CSV)',
    payments: 'Payments of bonds (CSV)',
    cashFlows: 'Cash flows of bonds (CSV)',
    etfsAndShares: 'ETFs and shares (CSV)',
    distributions: 'Distributions (CSV)',
    portfolioPerformance: 'Portfolio Performance (CSV)',
    beancount: 'Beancount journal',
    hledger: 'hledger journal',
  },
  save: 'Save the file',
  saved: 'The file was saved.',
  savedBut: (left: number) =>
    left === 1
      ? 'The file was saved without 1 row that has no day.'
      : `The file was saved without ${left} rows that have no day.`,
};
