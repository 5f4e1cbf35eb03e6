const ROWS = 50_000;
const HEADER =
  'ISIN,Data,Bank,Direction,Currency,Nominal,Buy Price (%),Market Price (%),Clean Price,Result,Amount Paid,Profit,Buy Date,Settlement Date,Years Since Buy,Taxes Paid,Coupon,YTM,Expired';

/** The largest file that can be imported: a list of bonds as this product exports it. */
export function largeImport() {
  const lines = Array.from({ length: ROWS }, (_, i) => {
    const isin = `XS${String(i % 2_000).padStart(10, '0')}`;
    const day = `20${20 + (i % 6)}-0${1 + (i % 9)}-1${i % 10}`;
    return `${isin},,Bank,Buy,EUR,${1_000 + i},98.5,99.25,,,,,${day},,,,2.5,,No`;
  });
  const text = [HEADER, ...lines].join('\n');
  return { fileName: 'bonds.csv', content: Buffer.from(text).toString('base64') };
}
