import type { WalkUser } from '../../support/walk-user.ts'
import type { RouteName } from './route-table.ts'

/** Who looks at a page. */
export type Viewer = 'visitor' | 'demo' | 'real'

/** How the walk comes to a page. */
export interface WalkPage {
  readonly address: string | ((user: WalkUser) => string)
  /** `anyone`: what the page shows does not need a log-in; `visitor`: a log-in leads away from it. */
  readonly viewer: Viewer | 'anyone'
  /** What is looked at after it takes longer, because the page is kept. */
  readonly isLong?: true
  /** Its title is a text of the server, which puts the address right, too. */
  readonly isServerTitled?: true
}

/** The page of every route, with what it needs to show something. */
export const walkPages: Readonly<Record<RouteName, WalkPage>> = {
  home: { address: '/', viewer: 'anyone' },
  market: { address: '/market', viewer: 'anyone', isLong: true },
  plans: { address: '/trading', viewer: 'anyone' },
  planDetail: { address: ({ planNo }) => `/trading/order?id=${planNo}`, viewer: 'real' },
  loan: { address: '/loan', viewer: 'anyone' },
  loanApply: { address: '/loan/apply?amount=1000.00&days=30', viewer: 'real' },
  loanRecord: { address: '/loan/record', viewer: 'real' },
  identity: { address: '/loan/kyc', viewer: 'demo' },
  nfts: { address: '/nfts', viewer: 'anyone' },
  nftDetail: { address: '/nfts/detail?id=n-3', viewer: 'anyone' },
  myNfts: { address: '/nfts/mine?tab=owned', viewer: 'real' },
  nftCertificate: { address: ({ nftId }) => `/nfts/certificate?id=${nftId}`, viewer: 'real' },
  profile: { address: '/profile', viewer: 'demo' },
  balance: { address: '/profile/balance', viewer: 'real', isLong: true },
  deposit: { address: '/profile/deposit', viewer: 'demo' },
  withdraw: { address: '/profile/withdraw', viewer: 'real' },
  withdrawDetail: {
    address: ({ withdrawNo }) => `/profile/withdraw/detail?no=${withdrawNo}`,
    viewer: 'real',
  },
  income: { address: '/profile/income', viewer: 'demo' },
  performance: { address: '/profile/performance', viewer: 'demo' },
  transactions: { address: '/profile/transactions', viewer: 'demo' },
  orders: { address: '/profile/orders', viewer: 'demo' },
  orderDetail: { address: ({ orderNo }) => `/profile/orders/detail?no=${orderNo}`, viewer: 'demo' },
  invite: { address: '/profile/invite', viewer: 'demo' },
  notification: { address: '/profile/notification', viewer: 'demo' },
  security: { address: '/profile/security', viewer: 'demo' },
  password: { address: '/profile/password', viewer: 'demo' },
  settings: { address: '/profile/settings', viewer: 'demo' },
  instrument: { address: '/cruuency?code=BTC&type=2&id=54', viewer: 'anyone' },
  help: { address: '/help', viewer: 'anyone' },
  faq: { address: '/help/faq?id=c-223', viewer: 'anyone' },
  notice: { address: '/help/notice?id=c-233', viewer: 'anyone' },
  detail: {
    address: '/detail?id=c-209&title=Risk+warning',
    viewer: 'anyone',
    isServerTitled: true,
  },
  introduction: { address: '/introduction', viewer: 'anyone' },
  companyIntro: { address: '/company-intro', viewer: 'anyone' },
  register: { address: '/pass/register', viewer: 'visitor' },
  login: { address: '/pass/login', viewer: 'visitor' },
  reset: { address: '/pass/reset', viewer: 'visitor' },
  googleCallback: { address: '/api/loginCallback/google?code=c&state=s', viewer: 'visitor' },
}
