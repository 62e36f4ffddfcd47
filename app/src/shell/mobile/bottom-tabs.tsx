import { clsx } from 'clsx'
import { CalendarCheck2, ChartCandlestick, FileText, House, UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bottomTabs } from '#config/paths.ts'
import { useSession } from '#core/session/use-session.ts'
import { useLandscape } from '#lib/device/use-window-width.ts'
import { TabLink } from '../tab-link.tsx'
import { useBell } from '../use-bell.tsx'

const icons = {
  home: House,
  plans: CalendarCheck2,
  market: ChartCandlestick,
  loan: FileText,
  profile: UserRound,
}

/** The four tabs at the bottom, and the key to the markets between them; the current one hangs from a double rule. */
export function BottomTabs() {
  const { t } = useTranslation()
  const isAway = useIsAway()
  return (
    <nav
      aria-label={t('nav.main')}
      className={clsx(
        isAway && 'translate-y-full focus-within:translate-y-0',
        'motion-safe:transition-[translate] layer-bottom-bar with-keyboard:hidden short:static fixed inset-x-0 bottom-0 z-20 print:hidden flex border-t border-line bg-surface ps-[env(safe-area-inset-left)] pe-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)]',
      )}
    >
      {bottomTabs.map((name) => {
        const Icon = icons[name]
        return (
          <TabLink
            key={name}
            name={name}
            className="group grid h-(--bar-bottom) min-w-11 flex-auto content-center justify-items-center gap-0.5 border-y-[3px] border-transparent px-0.5 text-center text-[min(0.75rem,14px)] leading-4 whitespace-nowrap text-muted hover:no-underline focus-visible:-outline-offset-2 aria-[current]:font-strong aria-[current]:text-accent aria-[current]:double-rule-above max-[22.5rem]:text-[min(0.6875rem,13px)] low:flex low:items-center low:justify-center low:gap-1.5"
          >
            {name === 'market' ? (
              <span className="-my-1 grid h-7 w-12 place-items-center rounded-full bg-accent-soft text-accent group-aria-[current]:bg-accent group-aria-[current]:text-on-accent">
                <Icon className="size-5" aria-hidden="true" />
              </span>
            ) : (
              <span className="relative">
                <Icon className="size-5" aria-hidden="true" />
                {name === 'profile' ? <UnreadDot /> : null}
              </span>
            )}
            {t(`bottomTab.${name}`)}
          </TabLink>
        )
      })}
    </nav>
  )
}

/** On a phone on its side the bar leaves while the page is scrolled down, and comes back on the way up. */
function useIsAway(): boolean {
  const isLow = useLandscape()
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    if (!isLow) return
    let last = window.scrollY
    const handleScroll = () => {
      const now = window.scrollY
      if (Math.abs(now - last) < 8) return
      setIsAway(now > last && now > 40)
      last = now
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => window.removeEventListener('scroll', handleScroll)
  }, [isLow])
  return isLow && isAway
}

/** Something is unread; the bell says how much. */
function UnreadDot() {
  const { isLoggedIn } = useSession()
  const { count } = useBell()
  return isLoggedIn && count > 0 ? (
    <span className="absolute -end-1 -top-px size-2 rounded-full bg-accent ring-2 ring-surface" />
  ) : null
}
