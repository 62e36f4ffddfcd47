import { ArrowUpFromLine, ChartCandlestick, HeartHandshake, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { useSupport } from '#core/errors/support-context.ts'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'

/** Help when a loan is late: what can be done, and what is never asked for. */
export function ShortOfMoney() {
  const { t } = useTranslation('loans')
  const openSupport = useSupport()
  return (
    <Card title={t('short.title')}>
      <ul className="grid gap-3 text-13">
        <Way icon={<MessageSquare />} text={t('short.talk')}>
          {openSupport ? (
            <Button size="sm" onClick={openSupport}>
              {t('short.toSupport')}
            </Button>
          ) : null}
        </Way>
        <Way icon={<ArrowUpFromLine />} text={t('short.withdrawal')}>
          <LinkButton size="sm" wraps to={paths.transactions.href()}>
            {t('short.toTransactions')}
          </LinkButton>
        </Way>
        <Way icon={<ChartCandlestick />} text={t('short.margin')}>
          <LinkButton size="sm" wraps to={paths.orders.href()}>
            {t('short.toPositions')}
          </LinkButton>
        </Way>
        <Way icon={<HeartHandshake />} text={t('short.advice')} />
      </ul>
      <p className="border-t border-line pt-3 text-12 text-muted">{t('short.never')}</p>
    </Card>
  )
}

function Way({ icon, text, children }: { icon: ReactNode; text: string; children?: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <span className="mt-0.5 flex-none text-accent [&>svg]:size-4" aria-hidden="true">
        {icon}
      </span>
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <p>{text}</p>
        {children}
      </div>
    </li>
  )
}
