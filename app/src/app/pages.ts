import type { RouteName } from '../config/paths.ts'
import { currentDevice } from '../lib/device/use-device.ts'
import { preloadTexts } from '../lib/i18n/i18n.ts'
import { type LazyPage, lazyPage } from '../lib/prefetch/lazy-page.ts'

const texts = (...namespaces: string[]) => {
  return () => preloadTexts(namespaces)
}

/** The page of every route: its code and its texts arrive when they are needed. */
export const pages: Record<RouteName, LazyPage> = {
  home: lazyPage(
    async () =>
      currentDevice() === 'mobile'
        ? (await import('./routes/home.mobile.tsx')).MobileHomeRoute
        : (await import('./routes/home.desktop.tsx')).DesktopHomeRoute,
    texts('home'),
  ),
  market: lazyPage(async () => (await import('./routes/market.tsx')).MarketRoute, texts('market', 'alerts')),
  trading: lazyPage(
    async () => (await import('./routes/trading.tsx')).TradingRoute,
    texts('trading', 'market', 'money', 'errors'),
  ),
  planDetail: lazyPage(
    async () => (await import('./routes/plan-detail.tsx')).PlanDetailRoute,
    texts('trading', 'money', 'errors'),
  ),
  deposit: lazyPage(
    async () => (await import('./routes/deposit.tsx')).DepositRoute,
    texts('deposit', 'images', 'market', 'money', 'errors'),
  ),
  income: lazyPage(
    async () => (await import('./routes/income.tsx')).IncomeRoute,
    texts('income', 'money', 'errors'),
  ),
  transactions: lazyPage(
    async () => (await import('./routes/transactions.tsx')).TransactionsRoute,
    texts('history', 'errors'),
  ),
  loan: lazyPage(async () => (await import('./routes/loan.tsx')).LoanRoute, texts()),
  identity: lazyPage(
    async () => (await import('./routes/identity.tsx')).IdentityRoute,
    texts('identity', 'images', 'money', 'errors'),
  ),
  nfts: lazyPage(async () => (await import('./routes/nfts.tsx')).NftsRoute, texts()),
  profile: lazyPage(async () => (await import('./routes/profile.tsx')).ProfileRoute, texts('account')),
  currency: lazyPage(
    async () => (await import('./routes/currency.tsx')).CurrencyRoute,
    texts('currency', 'market', 'orders', 'alerts'),
  ),
  orders: lazyPage(
    async () => (await import('./routes/orders.tsx')).OrdersRoute,
    texts('orders', 'options', 'market', 'money'),
  ),
  orderDetail: lazyPage(
    async () => (await import('./routes/order-detail.tsx')).OrderDetailRoute,
    texts('orders', 'options', 'market', 'money'),
  ),
  register: lazyPage(async () => (await import('./routes/register.tsx')).RegisterRoute, texts('auth')),
  login: lazyPage(async () => (await import('./routes/login.tsx')).LoginRoute, texts('auth')),
  reset: lazyPage(async () => (await import('./routes/reset.tsx')).ResetRoute, texts('auth')),
  googleCallback: lazyPage(
    async () => (await import('./routes/google-callback.tsx')).GoogleCallbackRoute,
    texts('auth'),
  ),
}
