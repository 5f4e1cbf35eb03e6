/** The ISINs of the holdings that the questions name. */
export const TRAKIA = 'XS2536817211';
export const GERMANY = 'DE0001102614';
export const TREASURY = 'US91282CHT18';
export const APPLE = 'US0378331AA1';
export const GILT = 'GB00BL68HJ26';
export const ITALY = 'IT0005094088';
export const MONOLITH = 'BG2100013205';
export const FRANCE = 'FR0013407236';
export const PENSION = 'BG2040019213';
export const BULGARIA_2030 = 'BG2030026111';
export const SAP = 'DE0007164600';
export const MICROSOFT = 'US5949181045';
export const SOPHARMA = 'BG1100003166';
export const WORLD = 'IE00B4L5Y983';
export const TREASURY_ETF = 'IE00B1FZS798';
export const VANGUARD = 'IE00BK5BQT80';
