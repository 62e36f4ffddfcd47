import { OctagonAlert } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatMoney } from '#core/format/figures.ts'
import { Figure } from '#ui/figure/figure.tsx'

/** Height of ribbon and top bar: what is under them is out of sight. */
const BARS = '-80px 0px 0px 0px'

/** Whether an element was scrolled away above the page. It is not while its page is hidden. */
function useScrolledAway(ref: RefObject<Element | null>): boolean {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (entry) setIsAway(!entry.isIntersecting && entry.boundingClientRect.top < 0)
      },
      { rootMargin: BARS },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      setIsAway(false)
    }
  }, [ref])
  return isAway
}

export interface LateLoanLineProps {
  /** The card that says more. */
  card: RefObject<Element | null>
  outstanding: string
  /** Where it is repaid, and what that is called. */
  to: string
  action: string
}

/** An overdue loan in one line under the top bar, as long as its card is scrolled away. */
export function LateLoanLine({ card, outstanding, to, action }: LateLoanLineProps) {
  const { t } = useTranslation('loans')
  if (!useScrolledAway(card)) return null
  return (
    <section
      aria-label={t('state.OVERDUE')}
      className="top-line short:hidden fixed inset-x-0 top-[calc(var(--ribbon)+var(--bar-top))] z-10 border-b border-danger bg-danger-soft print:hidden"
    >
      <Link
        to={to}
        className="mx-auto flex min-h-11 w-full max-w-[1440px] items-center gap-2 px-4 text-13 text-text md:px-6"
      >
        <OctagonAlert className="size-5 flex-none text-danger" aria-hidden="true" />
        <span className="min-w-0 grow">
          {t('state.OVERDUE')}{' '}
          <span className="font-strong">
            <Figure value={formatMoney(outstanding)} unit="USD" />
          </span>
        </span>
        <span className="flex-none font-strong text-accent">{action}</span>
      </Link>
    </section>
  )
}
