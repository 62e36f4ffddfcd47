import type { ComponentType } from 'react'
import type { RouteName } from '../config/paths.ts'
import { currentDevice } from '../lib/device/use-device.ts'

/** Where a page comes from: its code, and the namespaces of its texts. */
export interface PageSource {
  readonly code: () => Promise<ComponentType>
  readonly texts: readonly string[]
}

/** The source of every route's page. It carries no library, so that the first page is asked for before they arrive. */
export const pageSources: Record<RouteName, PageSource> = {
  home: {
    code: async () =>
      currentDevice() === 'mobile'
        ? (await import('./routes/home.mobile.tsx')).MobileHomeRoute
        : (await import('./routes/home.desktop.tsx')).DesktopHomeRoute,
    texts: ['home'],
  },
  market: {
    code: async () => (await import('./routes/market.tsx')).MarketRoute,
    texts: ['market', 'alerts', 'money'],
  },
  trading: {
    code: async () => (await import('./routes/trading.tsx')).TradingRoute,
    texts: ['trading', 'market', 'money', 'errors'],
  },
  planDetail: {
    code: async () => (await import('./routes/plan-detail.tsx')).PlanDetailRoute,
    texts: ['trading', 'money', 'errors'],
  },
  deposit: {
    code: async () => (await import('./routes/deposit.tsx')).DepositRoute,
    texts: ['deposit', 'images', 'market', 'money', 'errors'],
  },
  income: {
    code: async () => (await import('./routes/income.tsx')).IncomeRoute,
    texts: ['income', 'money', 'errors'],
  },
  transactions: {
    code: async () => (await import('./routes/transactions.tsx')).TransactionsRoute,
    texts: ['history', 'errors'],
  },
  loan: { code: async () => (await import('./routes/loan.tsx')).LoanRoute, texts: [] },
  identity: {
    code: async () => (await import('./routes/identity.tsx')).IdentityRoute,
    texts: ['identity', 'images', 'money', 'errors'],
  },
  nfts: { code: async () => (await import('./routes/nfts.tsx')).NftsRoute, texts: [] },
  profile: { code: async () => (await import('./routes/profile.tsx')).ProfileRoute, texts: ['account'] },
  currency: {
    code: async () => (await import('./routes/currency.tsx')).CurrencyRoute,
    texts: ['currency', 'market', 'orders', 'alerts', 'money'],
  },
  orders: {
    code: async () => (await import('./routes/orders.tsx')).OrdersRoute,
    texts: ['orders', 'options', 'market', 'money'],
  },
  orderDetail: {
    code: async () => (await import('./routes/order-detail.tsx')).OrderDetailRoute,
    texts: ['orders', 'options', 'market', 'money'],
  },
  register: { code: async () => (await import('./routes/register.tsx')).RegisterRoute, texts: ['auth'] },
  login: { code: async () => (await import('./routes/login.tsx')).LoginRoute, texts: ['auth'] },
  reset: { code: async () => (await import('./routes/reset.tsx')).ResetRoute, texts: ['auth'] },
  googleCallback: {
    code: async () => (await import('./routes/google-callback.tsx')).GoogleCallbackRoute,
    texts: ['auth'],
  },
}
