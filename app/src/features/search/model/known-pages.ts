import type { RouteName } from '#config/paths.ts'

/** Pages on which something is done: they are listed among the actions, and not among the pages as well. */
export const actionPages = [
  'deposit',
  'withdraw',
  'loanApply',
  'identity',
  'invite',
  'register',
  'login',
  'reset',
] as const satisfies readonly RouteName[]

/** Pages that are settings: they are listed among those. */
export const settingPages = ['settings', 'security', 'password'] as const satisfies readonly RouteName[]

/** Other pages that are known by other words as well; those above all are. */
const otherPages = [
  'market',
  'trading',
  'loan',
  'nfts',
  'profile',
  'income',
  'transactions',
  'orders',
  'notification',
  'help',
] as const satisfies readonly RouteName[]

const knownPages = [...actionPages, ...settingPages, ...otherPages]

/** The name of a page under which the texts have other words for it. */
export const knownPageOf = (name: RouteName) => knownPages.find((known) => known === name)
