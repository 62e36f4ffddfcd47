import type account from './en/account.json'
import type alerts from './en/alerts.json'
import type auth from './en/auth.json'
import type balance from './en/balance.json'
import type chart from './en/chart.json'
import type cockpit from './en/cockpit.json'
import type common from './en/common.json'
import type content from './en/content.json'
import type deposit from './en/deposit.json'
import type errors from './en/errors.json'
import type help from './en/help.json'
import type history from './en/history.json'
import type home from './en/home.json'
import type identity from './en/identity.json'
import type images from './en/images.json'
import type income from './en/income.json'
import type instrument from './en/instrument.json'
import type invite from './en/invite.json'
import type loans from './en/loans.json'
import type market from './en/market.json'
import type money from './en/money.json'
import type nfts from './en/nfts.json'
import type notifications from './en/notifications.json'
import type operator from './en/operator.json'
import type options from './en/options.json'
import type orders from './en/orders.json'
import type performance from './en/performance.json'
import type plans from './en/plans.json'
import type sandbox from './en/sandbox.json'
import type search from './en/search.json'
import type security from './en/security.json'
import type settings from './en/settings.json'
import type waiting from './en/waiting.json'
import type wallet from './en/wallet.json'
import type withdrawals from './en/withdrawals.json'
import type workspace from './en/workspace.json'

/**
 * The English texts by namespace: their keys are the keys of every language. An app hands this to i18next's
 * `CustomTypeOptions['resources']`, so that a key nobody wrote does not compile.
 */
export interface Resources {
  account: typeof account
  alerts: typeof alerts
  auth: typeof auth
  balance: typeof balance
  chart: typeof chart
  cockpit: typeof cockpit
  common: typeof common
  content: typeof content
  deposit: typeof deposit
  errors: typeof errors
  help: typeof help
  history: typeof history
  home: typeof home
  identity: typeof identity
  images: typeof images
  income: typeof income
  instrument: typeof instrument
  loans: typeof loans
  invite: typeof invite
  market: typeof market
  money: typeof money
  nfts: typeof nfts
  notifications: typeof notifications
  operator: typeof operator
  options: typeof options
  orders: typeof orders
  performance: typeof performance
  plans: typeof plans
  sandbox: typeof sandbox
  search: typeof search
  security: typeof security
  settings: typeof settings
  waiting: typeof waiting
  wallet: typeof wallet
  withdrawals: typeof withdrawals
  workspace: typeof workspace
}
