import type { ComponentType } from 'react'
import type { RouteName } from './config/paths.ts'
import type { DeviceClass } from './lib/device/device-class.ts'

/** How the page of a route is fetched. */
export interface RoutePage {
  readonly code: (device: DeviceClass) => Promise<ComponentType>
  /** Namespaces of its texts, beside `common`; its title is `common:page.<name>`. */
  readonly texts: readonly string[]
}

/** Namespaces of what only the build of an operator shows. */
export const operatorTexts: readonly string[] = import.meta.env.VITE_BUILD === 'operator' ? ['operator'] : []

/**
 * The page of every route: its code, and the texts that come with it. Known to the entry points and the shell alone, so
 * that a link to a page brings neither the page nor this table. It needs no library: the first page is asked for before
 * they arrive.
 */
export const pages = {
  home: {
    code: async (device) =>
      device === 'mobile'
        ? (await import('./pages/home/home.mobile.tsx')).MobileHomeRoute
        : (await import('./pages/home/home.desktop.tsx')).DesktopHomeRoute,
    texts: ['home', 'plans', 'loans', 'errors', ...operatorTexts],
  },
  market: {
    code: async () => (await import('./pages/market.tsx')).MarketRoute,
    texts: ['market', 'alerts', 'money', 'errors'],
  },
  plans: {
    code: async () => (await import('./features/plans/components/plans-page.tsx')).PlansPage,
    texts: ['plans', 'market', 'money', 'errors'],
  },
  planDetail: {
    code: async () => (await import('./features/plans/components/plan-page.tsx')).PlanPage,
    texts: ['plans', 'money', 'errors'],
  },
  loan: {
    code: async () => (await import('./pages/loan.tsx')).LoanRoute,
    texts: ['loans', 'cockpit', 'money', 'errors'],
  },
  identity: {
    code: async () => (await import('./features/identity/components/identity-page.tsx')).IdentityPage,
    texts: ['identity', 'images', 'money', 'errors'],
  },
  loanApply: {
    code: async () => (await import('./features/loans/components/apply-page.tsx')).ApplyPage,
    texts: ['loans', 'identity', 'images', 'money', 'errors'],
  },
  loanRecord: {
    code: async () => (await import('./features/loans/components/record-page.tsx')).RecordPage,
    texts: ['loans', 'money', 'errors'],
  },
  nfts: {
    code: async () => (await import('./features/nfts/components/nfts-page.tsx')).NftsPage,
    texts: ['nfts', 'errors'],
  },
  nftDetail: {
    code: async () => (await import('./features/nfts/components/nft-page.tsx')).NftPage,
    texts: ['nfts', 'money', 'errors'],
  },
  myNfts: {
    code: async () => (await import('./features/nfts/components/my-nfts-page.tsx')).MyNftsPage,
    texts: ['nfts', 'money', 'errors'],
  },
  nftCertificate: {
    code: async () => (await import('./features/nfts/components/certificate-page.tsx')).CertificatePage,
    texts: ['nfts', 'money', 'errors'],
  },
  profile: {
    code: async () => (await import('./pages/profile.tsx')).ProfileRoute,
    texts: ['account', 'balance', 'history', 'income', 'auth', 'cockpit', 'loans', 'money', 'errors'],
  },
  balance: {
    code: async () => (await import('./pages/balance.tsx')).BalanceRoute,
    texts: ['balance', 'account', 'history', 'errors'],
  },
  deposit: {
    code: async () => (await import('./features/deposits/components/deposit-page.tsx')).DepositPage,
    texts: ['deposit', 'images', 'market', 'money', 'errors'],
  },
  withdraw: {
    code: async () => (await import('./features/withdrawals/components/withdraw-page.tsx')).WithdrawPage,
    texts: ['withdrawals', 'images', 'market', 'money', 'errors'],
  },
  withdrawDetail: {
    code: async () => (await import('./features/withdrawals/components/withdrawal-page.tsx')).WithdrawalPage,
    texts: ['withdrawals', 'money', 'errors'],
  },
  performance: {
    code: async () =>
      (await import('./features/performance/components/performance-page.tsx')).PerformancePage,
    texts: ['performance', 'income', 'account', 'orders', 'history', 'errors'],
  },
  income: {
    code: async () => (await import('./features/income/components/income-page.tsx')).IncomePage,
    texts: ['income', 'money', 'errors'],
  },
  transactions: {
    code: async () => (await import('./features/history/components/history-page.tsx')).HistoryPage,
    texts: ['history', 'errors'],
  },
  orders: {
    code: async () => (await import('./pages/orders.tsx')).OrdersRoute,
    texts: ['orders', 'waiting', 'options', 'market', 'money', 'errors'],
  },
  orderDetail: {
    code: async () => (await import('./pages/order-detail.tsx')).OrderDetailRoute,
    texts: ['orders', 'waiting', 'options', 'market', 'money', 'errors'],
  },
  invite: {
    code: async () => (await import('./features/invite/components/invite-page.tsx')).InvitePage,
    texts: ['invite', 'auth', 'errors'],
  },
  notification: {
    code: async () => (await import('./pages/notification.tsx')).NotificationRoute,
    texts: ['notifications', 'errors'],
  },
  security: {
    code: async () => (await import('./features/security/components/security-page.tsx')).SecurityPage,
    texts: ['security', 'auth', 'money', 'errors'],
  },
  password: {
    code: async () => (await import('./features/security/components/password-page.tsx')).PasswordPage,
    texts: ['security', 'errors'],
  },
  settings: {
    code: async () => (await import('./pages/settings.tsx')).SettingsRoute,
    texts: ['settings', 'account', 'auth', 'income', 'images', 'alerts', 'money', 'errors'],
  },
  instrument: {
    code: async () => (await import('./pages/instrument.tsx')).InstrumentRoute,
    texts: ['instrument', 'workspace', 'market', 'orders', 'alerts', 'money', 'errors'],
  },
  help: {
    code: async () => (await import('./features/help/components/help-page.tsx')).HelpPage,
    texts: ['help', 'content', 'errors'],
  },
  faq: {
    code: async () => (await import('./features/help/components/faq-page.tsx')).FaqPage,
    texts: ['help', 'errors'],
  },
  notice: {
    code: async () => (await import('./features/help/components/notice-page.tsx')).NoticePage,
    texts: ['help', 'errors'],
  },
  detail: {
    code: async () => (await import('./features/help/components/detail-page.tsx')).DetailPage,
    texts: ['content', 'help', 'errors'],
  },
  introduction: {
    code: async () => (await import('./features/help/components/introduction-page.tsx')).IntroductionPage,
    texts: ['content', 'help', 'errors'],
  },
  companyIntro: {
    code: async () => (await import('./features/help/components/company-page.tsx')).CompanyPage,
    texts: ['content', 'help', 'errors', ...operatorTexts],
  },
  register: {
    code: async () => (await import('./features/auth/components/register-page.tsx')).RegisterPage,
    texts: ['auth', 'errors', ...operatorTexts],
  },
  login: {
    code: async () => (await import('./features/auth/components/login-page.tsx')).LoginPage,
    texts: ['auth', 'errors'],
  },
  reset: {
    code: async () => (await import('./features/auth/components/reset-page.tsx')).ResetPage,
    texts: ['auth', 'errors'],
  },
  googleCallback: {
    code: async () =>
      (await import('./features/auth/components/google-callback-page.tsx')).GoogleCallbackPage,
    texts: ['auth', 'errors'],
  },
} as const satisfies Record<RouteName, RoutePage>
