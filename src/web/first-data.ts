/**
 * The first requests of each path's screen. The page names them, so that they are sent in parallel with the scripts
 * (page-start.js) and the answers are there when the screen is. Requests that depend on more than the path are sent by the screen.
 * '/address#body' is a POST that changes nothing; it is left out if the address has a query.
 */
export const FIRST_DATA: Readonly<Record<string, readonly string[]>> = {
  '/overview': ['/overview'],
  '/income': ['/income', '/income/missed', '/income/ladder'],
  '/my-bonds': ['/ClientData/my-bonds?expired=false', '/ClientData/overdue?flows=false'],
  '/my/etfs': ['/etfs/my-etfs?expired=false', '/my/totals?kind=etf&expired=false'],
  '/my/shares': ['/my/shares?expired=false', '/my/totals?kind=share&expired=false'],
  '/my/positions/$kind': ['/positions?kind=$kind&method=average'],
  '/risk': ['/risk'],
  '/bond/$bondId': ['/ClientData/$bondId/analytics'],
  '/bond/$bondId/payments': ['/ClientData/$bondId', '/Payments/bond/$bondId'],
  '/bond/$bondId/payments/add': ['/ClientData/$bondId', '/Payments/bond/$bondId/due'],
  '/bond/$bondId/cashflows': ['/ClientData/$bondId', '/UserCashFlows/bond/$bondId'],
  '/account': ['/account/me', '/auth/password-rules', '/account/second-factor', '/account/sessions'],
  '/admin': ['/setup', '/admin/users?limit=100', '/admin/user-counts', '/admin/system'],
  '/admin/add-user': ['/setup', '/admin/system'],
  '/admin/audit': ['/setup', '/admin/audit'],
  '/admin/prices': ['/setup', '/admin/prices'],
  '/admin/imports': ['/setup', '/admin/imports'],
  '/admin/exchange-rates': ['/setup', '/admin/exchange-rates'],
  '/admin/instruments': ['/setup', '/admin/instruments?limit=100'],
  '/admin/instruments/$isin': ['/setup', '/admin/instruments/$isin'],
  '/admin/redenomination': [
    '/setup',
    '/admin/actions#{"kind":"redenomination","preview":true,"skip":0}',
    '/admin/actions',
  ],
  '/admin/users/$id': [
    '/setup',
    '/admin/users/$id/details',
    '/admin/users/$id/totals?kind=bond&expired=false',
    '/admin/users/$id/ClientData/overdue?flows=false',
  ],
  '/admin/users/$id/overview': ['/setup', '/admin/users/$id/overview', '/admin/users/$id'],
  '/admin/users/$id/etfs': ['/setup', '/admin/users/$id/etfs?expired=false', '/admin/users/$id'],
  '/admin/users/$id/shares': ['/setup', '/admin/users/$id/shares?expired=false', '/admin/users/$id'],
  '/admin/users/$id/income': [
    '/setup',
    '/admin/users/$id/income',
    '/admin/users/$id/income/missed',
    '/admin/users/$id',
  ],
  '/admin/users/$id/positions/$kind': [
    '/setup',
    '/admin/users/$id/positions?kind=$kind&method=average',
    '/admin/users/$id',
  ],
  '/admin/users/$id/risk': ['/setup', '/admin/users/$id/risk', '/admin/users/$id'],
};
