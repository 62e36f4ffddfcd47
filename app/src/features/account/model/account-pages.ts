import type { LucideIcon } from 'lucide-react'
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Bell,
  CalendarCheck2,
  ChartCandlestick,
  Coins,
  Gem,
  Gift,
  HandCoins,
  Scale,
  ScanFace,
  Settings,
  ShieldCheck,
} from 'lucide-react'
import { paths, type RouteName, routeNames } from '#config/paths.ts'

/** A page that the account leads to. */
export interface AccountPage {
  readonly name: RouteName
  readonly href: string
  readonly Icon: LucideIcon
  /** Whether what is behind it belongs to the real account alone. */
  readonly isReal: boolean
}

const icons = {
  balance: Scale,
  deposit: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  transactions: ArrowLeftRight,
  income: Coins,
  orders: ChartCandlestick,
  trading: CalendarCheck2,
  loan: HandCoins,
  myNfts: Gem,
  identity: ScanFace,
  security: ShieldCheck,
  notification: Bell,
  invite: Gift,
  settings: Settings,
}

/** What belongs to the real account alone. */
const real: readonly string[] = ['deposit', 'withdraw', 'income', 'trading', 'loan', 'myNfts']

/** Name of a page that the account leads to. */
export type AccountPageName = keyof typeof icons

const isRoute = (name: string): name is RouteName => (routeNames as readonly string[]).includes(name)

/** No page needs a query; the own plans are a tab of their page. */
const hrefOf = (name: RouteName): string =>
  name === 'trading' ? paths.trading.href({ tab: 'mine' }) : (paths[name].href as () => string)()

/** Every page that the account leads to, of those that there are. */
export const accountPages: readonly AccountPage[] = Object.entries(icons).flatMap(([name, Icon]) =>
  isRoute(name) ? [{ name, Icon, href: hrefOf(name), isReal: real.includes(name) }] : [],
)

/** The named pages, in their order, of those that there are. */
export const accountPagesOf = (names: readonly AccountPageName[]): readonly AccountPage[] =>
  names.flatMap((name) => accountPages.find((page) => page.name === name) ?? [])
