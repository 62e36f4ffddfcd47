import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { Card } from '#ui/layout/card.tsx'
import { type AccountPageName, accountPages } from '../model/account-pages.ts'

/** Links to everything that belongs to the account. */
export function AccountPagesCard() {
  const { t } = useTranslation(['account', 'common'])
  const { mode } = useMode()
  return (
    <Card flush title={t('ways.title')}>
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
                <span className="block text-12 text-muted">{t(`ways.${name as AccountPageName}`)}</span>
              </span>
              <ChevronRight className="mirror-rtl size-4 flex-none text-muted" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
