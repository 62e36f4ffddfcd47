import { ArrowLeftRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import type { AccountMode } from '#core/account-mode/mode-store.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { accountPagesOf, QuickLinks } from './account-pages.tsx'

const ofDesktop = {
  real: ['deposit', 'withdraw', 'transactions'],
  demo: ['orders', 'transactions', 'balance'],
} as const

/** Before and after the way to the markets. */
const ofPhone = {
  real: [['deposit', 'withdraw'], ['transactions']],
  demo: [[], ['orders', 'transactions', 'balance']],
} as const

/** What is done most with the account in use: buttons in the head of a desktop's page, none on phones. */
export function HeadActions({ mode }: { mode: AccountMode }) {
  return useDevice() === 'mobile' ? null : <QuickLinks to={ofDesktop[mode]} />
}

/** What is done most with the account in use: on phones four round buttons in one row, the first one first of all. */
export function PhoneActions({ mode }: { mode: AccountMode }) {
  const { t } = useTranslation(['account', 'common'])
  const isPhone = useDevice() === 'mobile'
  if (!isPhone) return null
  const [before, after] = ofPhone[mode]
  const linkTo = ({ name, href, Icon }: ReturnType<typeof accountPagesOf>[number]) => ({
    Icon,
    href,
    label: t(`common:page.${name}`),
  })
  const actions = [
    ...accountPagesOf(before).map(linkTo),
    { Icon: ArrowLeftRight, href: paths.market.href(), label: t('pages.trade') },
    ...accountPagesOf(after).map(linkTo),
  ]
  return (
    <nav aria-label={t('pages.quick')} className="grid grid-cols-[repeat(auto-fit,minmax(68px,1fr))] gap-1">
      {actions.map(({ Icon, href, label }, at) => (
        <Link
          key={href}
          to={href}
          className="grid min-w-0 content-start justify-items-center gap-1.5 rounded-2 py-1 text-center text-12 text-text hover:no-underline max-[22.5rem]:text-[0.6875rem]"
        >
          <span
            className={`grid size-12 place-items-center rounded-full ${at === 0 ? 'bg-accent text-on-accent' : 'bg-accent-soft text-accent'}`}
          >
            <Icon className="size-5" aria-hidden="true" />
          </span>
          <span className="max-w-full hyphens-auto">{label}</span>
        </Link>
      ))}
    </nav>
  )
}
