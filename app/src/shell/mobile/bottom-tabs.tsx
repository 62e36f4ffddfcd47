import { CalendarCheck2, FileText, House, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { bottomTabs } from '#config/paths.ts'
import { TabLink } from '../tab-link.tsx'

const icons = { home: House, plans: CalendarCheck2, loan: FileText, profile: UserRound }

/** The four tabs at the bottom; the current one hangs from a double rule. */
export function BottomTabs() {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('nav.main')}
      className="layer-bottom-bar short:static fixed inset-x-0 bottom-0 z-20 print:hidden grid grid-cols-4 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      {bottomTabs.map((name) => {
        const Icon = icons[name]
        return (
          <TabLink
            key={name}
            name={name}
            className="grid h-(--bar-bottom) content-center justify-items-center gap-0.5 border-y-[3px] border-transparent text-center text-12 text-muted hover:no-underline focus-visible:-outline-offset-2 aria-[current]:font-strong aria-[current]:text-accent aria-[current]:double-rule-above max-[22.5rem]:text-11"
          >
            <Icon className="size-5" aria-hidden="true" />
            {t(`bottomTab.${name}`)}
          </TabLink>
        )
      })}
    </nav>
  )
}
