/** Every page of the app that exists, with what it needs to show something. */
export const slicePaths = [
  '/',
  '/market',
  '/trading',
  '/loan',
  '/loan/kyc',
  '/nfts',
  '/profile',
  '/profile/deposit',
  '/profile/income',
  '/profile/transactions',
  '/profile/orders',
  '/cruuency?code=BTC&type=2&id=54',
  '/pass/register',
  '/pass/login',
  '/pass/reset',
] as const
