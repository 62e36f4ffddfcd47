import type { LucideIcon } from 'lucide-react'
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Bell,
  CalendarCheck2,
  ChartCandlestick,
  ChartNoAxesCombined,
  ChevronRight,
  Coins,
  Gem,
  Gift,
  HandCoins,
  Scale,
  ScanFace,
  Settings,
  ShieldCheck,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths, type RouteName, routeNames } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'

/** A page that the account leads to. */
interface AccountPage {
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
  performance: ChartNoAxesCombined,
  income: Coins,
  orders: ChartCandlestick,
  plans: CalendarCheck2,
  loan: HandCoins,
  myNfts: Gem,
  identity: ScanFace,
  security: ShieldCheck,
  notification: Bell,
  invite: Gift,
  settings: Settings,
}

/** What belongs to the real account alone. */
const real: readonly string[] = ['deposit', 'withdraw', 'income', 'plans', 'loan', 'myNfts']

/** Name of a page that the account leads to. */
type AccountPageName = keyof typeof icons

const isRoute = (name: string): name is RouteName => (routeNames as readonly string[]).includes(name)

/** No page needs a query; the own plans are a tab of their page. */
const hrefOf = (name: RouteName): string =>
  name === 'plans' ? paths.plans.href({ tab: 'mine' }) : (paths[name].href as () => string)()

/** Every page that the account leads to, of those that there are. */
const accountPages: readonly AccountPage[] = Object.entries(icons).flatMap(([name, Icon]) =>
  isRoute(name) ? [{ name, Icon, href: hrefOf(name), isReal: real.includes(name) }] : [],
)

/** The named pages, in their order, of those that there are. */
export const accountPagesOf = (names: readonly AccountPageName[]): readonly AccountPage[] =>
  names.flatMap((name) => accountPages.find((page) => page.name === name) ?? [])

/** Links to everything that belongs to the account. */
export function AccountPagesCard() {
  const { t } = useTranslation(['account', 'common'])
  const { mode } = useMode()
  return (
    <Card flush title={t('pages.title')}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,280px),1fr))] overflow-hidden rounded-b-3">
        {accountPages.map(({ name, Icon, href, isReal }) => (
          <li key={name} className="-me-px -mb-px border-e border-b border-line">
            <Link
              to={href}
              className="flex h-full min-h-14 items-center gap-3 px-4 py-2 hover:bg-surface-sunken hover:no-underline"
            >
              <Icon className="size-5 flex-none text-muted" aria-hidden="true" />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-x-2">
                  <span className="font-strong">{t(`common:page.${name}`)}</span>
                  {isReal && mode === 'demo' ? <ModeBadge mode="real" /> : null}
                </span>
                <span className="block text-12 text-muted">{t(`pages.${name as AccountPageName}`)}</span>
              </span>
              <ChevronRight className="mirror-rtl size-4 flex-none text-muted" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A few pages one press away, the first one first of all. */
export function QuickLinks({ to }: { to: readonly AccountPageName[] }) {
  const { t } = useTranslation(['account', 'common'])
  return (
    <nav aria-label={t('pages.quick')} className="flex flex-wrap gap-2">
      {accountPagesOf(to).map(({ name, href, Icon }, at) => (
        <LinkButton
          key={name}
          to={href}
          variant={at === 0 ? 'primary' : 'secondary'}
          wraps
          icon={<Icon className="size-4 flex-none" aria-hidden="true" />}
        >
          {t(`common:page.${name}`)}
        </LinkButton>
      ))}
    </nav>
  )
}
