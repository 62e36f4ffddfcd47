import type { ComponentType } from 'react'
import { linkTo } from './config/link-to.ts'
import { offers, type Product } from './config/operator.ts'
import type { DeviceClass } from './lib/device/device-class.ts'

type Page = Promise<ComponentType>

/** What the app knows of a route. Nothing here needs a library, so that the first page is asked for before they arrive. */
export interface RouteFacts {
  /** As the address bar has it. Wire spellings (`/cruuency`, `/nfts`) are in this file and nowhere else. */
  readonly path: string
  /** Builds a link to it. */
  readonly href: (query: never) => string
  /** Fetches the code of the page. */
  readonly code: (device: DeviceClass) => Page
  /** Namespaces of its texts, beside `common`; its title is `common:page.<name>`. */
  readonly texts: readonly string[]
  /** A main tab, in the order of this table: `bottom` when it is at the bottom of phones too. */
  readonly tab?: 'bar' | 'bottom'
  /** The page it belongs to: where "back" leads when there is no history. Every page but a tab has one. */
  readonly parent?: string
  /** Fetched ahead when the browser is idle, and mounted as it was left when the user moves on. */
  readonly keptAlive?: true
  /** `plain`: without footer, bottom tabs and the log-in buttons of the top bar; for pages that lead to a log-in. */
  readonly bars?: 'plain'
  /**
   * Who may see it: everyone, unless a user or a user's real account is needed. The others find this text instead, with
   * its `Body` if there is one, and the way on.
   */
  readonly needs?: { readonly user: string; readonly realAccount?: string }
  /** A text under the title of a page that not everyone may see. */
  readonly subtitle?: string
  /** What the address must name for the page to show something: a sample that is always there, or a record of one's own. */
  readonly query?: { readonly sample: string } | { readonly own: 'plan' | 'order' | 'nft' | 'withdrawal' }
  /** What it belongs to: the route is absent from the build of an operator who does not offer it. */
  readonly product?: Product
}

/** What a visitor's home advertises, as far as this build offers it: it has the texts of nothing else. */
const advertised: readonly Product[] = (['plans', 'loans'] as const).filter((product) => offers(product))

/**
 * Every route of the app. Router, tabs, links, titles, texts, what is fetched ahead, what stays mounted, bars, log-in
 * gates, transitions and the walk of the end-to-end tests follow from it. A path that is not listed leads home.
 */
export const routes = {
  home: {
    ...linkTo('/'),
    code: async (device): Page =>
      device === 'mobile'
        ? (await import('./app/routes/home.mobile.tsx')).MobileHomeRoute
        : (await import('./app/routes/home.desktop.tsx')).DesktopHomeRoute,
    texts: ['home', ...advertised, 'errors'],
    tab: 'bottom',
    keptAlive: true,
  },
  market: {
    ...linkTo<{ type?: number }>('/market'),
    code: async (): Page => (await import('./app/routes/market.tsx')).MarketRoute,
    texts: ['market', 'alerts', 'money', 'errors'],
    tab: 'bar',
    keptAlive: true,
  },
  trading: {
    ...linkTo<{ tab?: 'mine' | 'history'; plan?: string; days?: number }>('/trading'),
    code: async (): Page => (await import('./app/routes/trading.tsx')).TradingRoute,
    texts: ['plans', 'market', 'money', 'errors'],
    product: 'plans',
    tab: 'bottom',
    keptAlive: true,
  },
  planDetail: {
    ...linkTo<{ id: string }>('/trading/order'),
    code: async (): Page => (await import('./app/routes/plan-detail.tsx')).PlanDetailRoute,
    texts: ['plans', 'money', 'errors'],
    product: 'plans',
    parent: 'trading',
    needs: { user: 'plans:mine.visitor', realAccount: 'plans:mine.demo' },
    query: { own: 'plan' },
  },
  loan: {
    ...linkTo('/loan'),
    code: async (): Page => (await import('./app/routes/loan.tsx')).LoanRoute,
    texts: ['loans', 'cockpit', 'money', 'errors'],
    product: 'loans',
    tab: 'bottom',
    keptAlive: true,
  },
  identity: {
    ...linkTo<{ next?: string }>('/loan/kyc'),
    code: async (): Page => (await import('./app/routes/identity.tsx')).IdentityRoute,
    texts: ['identity', 'images', 'money', 'errors'],
    parent: 'loan',
    needs: { user: 'identity:visitor' },
    subtitle: 'identity:subtitle',
  },
  loanApply: {
    ...linkTo<{ amount?: string | undefined; days?: number | undefined; step?: string }>('/loan/apply'),
    code: async (): Page => (await import('./app/routes/loan-apply.tsx')).LoanApplyRoute,
    texts: ['loans', 'identity', 'images', 'money', 'errors'],
    product: 'loans',
    parent: 'loan',
    needs: { user: 'loans:visitor', realAccount: 'loans:demo' },
  },
  loanRecord: {
    ...linkTo<{ no?: string }>('/loan/record'),
    code: async (): Page => (await import('./app/routes/loan-record.tsx')).LoanRecordRoute,
    texts: ['loans', 'money', 'errors'],
    product: 'loans',
    parent: 'loan',
    needs: { user: 'loans:visitor', realAccount: 'loans:demo' },
  },
  nfts: {
    ...linkTo<{ show?: 'live' | 'ended' | 'watched'; sort?: string; q?: string }>('/nfts'),
    code: async (): Page => (await import('./app/routes/nfts.tsx')).NftsRoute,
    texts: ['nfts', 'errors'],
    product: 'nfts',
    tab: 'bar',
    keptAlive: true,
  },
  nftDetail: {
    ...linkTo<{ id: string }>('/nfts/detail'),
    code: async (): Page => (await import('./app/routes/nft-detail.tsx')).NftDetailRoute,
    texts: ['nfts', 'money', 'errors'],
    product: 'nfts',
    parent: 'nfts',
    query: { sample: 'id=n-3' },
  },
  myNfts: {
    ...linkTo<{ tab?: 'owned' | 'returned' }>('/nfts/mine'),
    code: async (): Page => (await import('./app/routes/my-nfts.tsx')).MyNftsRoute,
    texts: ['nfts', 'money', 'errors'],
    product: 'nfts',
    parent: 'nfts',
    needs: { user: 'nfts:visitor', realAccount: 'nfts:demo' },
  },
  nftCertificate: {
    ...linkTo<{ id: string }>('/nfts/certificate'),
    code: async (): Page => (await import('./app/routes/nft-certificate.tsx')).NftCertificateRoute,
    texts: ['nfts', 'money', 'errors'],
    product: 'nfts',
    parent: 'myNfts',
    needs: { user: 'nfts:visitor', realAccount: 'nfts:demo' },
    query: { own: 'nft' },
  },
  profile: {
    ...linkTo<{ range?: string; from?: string; to?: string }>('/profile'),
    code: async (): Page => (await import('./app/routes/profile.tsx')).ProfileRoute,
    texts: ['account', 'balance', 'history', 'income', 'auth', 'cockpit', 'loans', 'money', 'errors'],
    tab: 'bottom',
    keptAlive: true,
  },
  balance: {
    ...linkTo<{ kind?: string; from?: string; to?: string }>('/profile/balance'),
    code: async (): Page => (await import('./app/routes/balance.tsx')).BalanceRoute,
    texts: ['balance', 'account', 'history', 'errors'],
    parent: 'profile',
    keptAlive: true,
    needs: { user: 'balance:visitor' },
    subtitle: 'balance:subtitle',
  },
  deposit: {
    ...linkTo('/profile/deposit'),
    code: async (): Page => (await import('./app/routes/deposit.tsx')).DepositRoute,
    texts: ['deposit', 'images', 'market', 'money', 'errors'],
    parent: 'profile',
    needs: { user: 'deposit:visitor' },
    subtitle: 'deposit:subtitle',
  },
  withdraw: {
    ...linkTo<{ method?: string; amount?: string }>('/profile/withdraw'),
    code: async (): Page => (await import('./app/routes/withdraw.tsx')).WithdrawRoute,
    texts: ['withdrawals', 'images', 'market', 'money', 'errors'],
    parent: 'profile',
    needs: { user: 'withdrawals:visitor', realAccount: 'withdrawals:demo' },
    subtitle: 'withdrawals:subtitle',
  },
  withdrawDetail: {
    ...linkTo<{ no: string }>('/profile/withdraw/detail'),
    code: async (): Page => (await import('./app/routes/withdraw-detail.tsx')).WithdrawDetailRoute,
    texts: ['withdrawals', 'money', 'errors'],
    parent: 'withdraw',
    needs: { user: 'withdrawals:visitor', realAccount: 'withdrawals:demo' },
    query: { own: 'withdrawal' },
  },
  income: {
    ...linkTo<{ source?: string; from?: string; to?: string }>('/profile/income'),
    code: async (): Page => (await import('./app/routes/income.tsx')).IncomeRoute,
    texts: ['income', 'money', 'errors'],
    parent: 'profile',
    needs: { user: 'income:visitor', realAccount: 'income:demo' },
    subtitle: 'income:subtitle',
  },
  transactions: {
    ...linkTo<{ kind?: string; from?: string; to?: string }>('/profile/transactions'),
    code: async (): Page => (await import('./app/routes/transactions.tsx')).TransactionsRoute,
    texts: ['history', 'errors'],
    parent: 'profile',
    needs: { user: 'history:visitor' },
    subtitle: 'history:subtitle',
  },
  orders: {
    ...linkTo<{ tab?: 'options' | 'closed' }>('/profile/orders'),
    code: async (): Page => (await import('./app/routes/orders.tsx')).OrdersRoute,
    texts: ['orders', 'options', 'market', 'money', 'errors'],
    parent: 'profile',
    needs: { user: 'orders:records.visitor' },
  },
  orderDetail: {
    ...linkTo<{ no: string }>('/profile/orders/detail'),
    code: async (): Page => (await import('./app/routes/order-detail.tsx')).OrderDetailRoute,
    texts: ['orders', 'options', 'market', 'money', 'errors'],
    parent: 'orders',
    needs: { user: 'orders:records.visitor' },
    query: { own: 'order' },
  },
  invite: {
    ...linkTo('/profile/invite'),
    code: async (): Page => (await import('./app/routes/invite.tsx')).InviteRoute,
    texts: ['invite', 'auth', 'errors'],
    product: 'invite',
    parent: 'profile',
    keptAlive: true,
    needs: { user: 'invite:visitor' },
  },
  notification: {
    ...linkTo<{ show?: string }>('/profile/notification'),
    code: async (): Page => (await import('./app/routes/notification.tsx')).NotificationRoute,
    texts: ['notifications', 'errors'],
    parent: 'profile',
    needs: { user: 'notifications:visitor' },
  },
  security: {
    ...linkTo<{ next?: string }>('/profile/security'),
    code: async (): Page => (await import('./app/routes/security.tsx')).SecurityRoute,
    texts: ['security', 'auth', 'money', 'errors'],
    parent: 'profile',
    needs: { user: 'security:visitor' },
  },
  password: {
    ...linkTo('/profile/password'),
    code: async (): Page => (await import('./app/routes/password.tsx')).PasswordRoute,
    texts: ['security', 'errors'],
    parent: 'security',
    needs: { user: 'security:visitor' },
  },
  settings: {
    ...linkTo('/profile/settings'),
    code: async (): Page => (await import('./app/routes/settings.tsx')).SettingsRoute,
    texts: ['settings', 'account', 'auth', 'income', 'images', 'money', 'errors'],
    parent: 'profile',
    needs: { user: 'settings:visitor' },
    subtitle: 'settings:subtitle',
  },
  instrument: {
    ...linkTo<{ code: string; type: number; id: string }>('/cruuency'),
    code: async (): Page => (await import('./app/routes/instrument.tsx')).InstrumentRoute,
    texts: ['instrument', 'market', 'orders', 'alerts', 'money', 'errors'],
    parent: 'market',
    keptAlive: true,
    query: { sample: 'code=BTC&type=2&id=54' },
  },
  help: {
    ...linkTo<{ q?: string }>('/help'),
    code: async (): Page => (await import('./app/routes/help.tsx')).HelpRoute,
    texts: ['help', 'content', 'errors'],
    parent: 'home',
  },
  faq: {
    ...linkTo<{ q?: string; group?: string; id?: string }>('/help/faq'),
    code: async (): Page => (await import('./app/routes/faq.tsx')).FaqRoute,
    texts: ['help', 'errors'],
    parent: 'help',
  },
  notice: {
    ...linkTo<{ id?: string }>('/help/notice'),
    code: async (): Page => (await import('./app/routes/notice.tsx')).NoticeRoute,
    texts: ['help', 'errors'],
    parent: 'help',
  },
  detail: {
    ...linkTo<{ id: string; title?: string }>('/detail'),
    code: async (): Page => (await import('./app/routes/detail.tsx')).DetailRoute,
    texts: ['content', 'help', 'errors'],
    parent: 'help',
    keptAlive: true,
    query: { sample: 'id=c-209&title=Risk+warning' },
  },
  introduction: {
    ...linkTo('/introduction'),
    code: async (): Page => (await import('./app/routes/introduction.tsx')).IntroductionRoute,
    texts: ['content', 'help', 'errors'],
    parent: 'home',
  },
  companyIntro: {
    ...linkTo('/company-intro'),
    code: async (): Page => (await import('./app/routes/company-intro.tsx')).CompanyIntroRoute,
    texts: ['content', 'help', 'errors'],
    parent: 'home',
  },
  register: {
    ...linkTo<{ next?: string; invite?: string }>('/pass/register'),
    code: async (): Page => (await import('./app/routes/register.tsx')).RegisterRoute,
    texts: ['auth', 'errors'],
    parent: 'home',
    bars: 'plain',
  },
  login: {
    ...linkTo<{ next?: string }>('/pass/login'),
    code: async (): Page => (await import('./app/routes/login.tsx')).LoginRoute,
    texts: ['auth', 'errors'],
    parent: 'home',
    bars: 'plain',
  },
  reset: {
    ...linkTo<{ next?: string }>('/pass/reset'),
    code: async (): Page => (await import('./app/routes/reset.tsx')).ResetRoute,
    texts: ['auth', 'errors'],
    parent: 'login',
    bars: 'plain',
  },
  googleCallback: {
    ...linkTo('/api/loginCallback/google'),
    code: async (): Page => (await import('./app/routes/google-callback.tsx')).GoogleCallbackRoute,
    texts: ['auth', 'errors'],
    parent: 'login',
    bars: 'plain',
  },
} as const satisfies Record<string, RouteFacts>

/** Name of a route. */
export type RouteName = keyof typeof routes
