import { Check, Lock, LockOpen, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pageParts } from '#config/page-parts.ts'
import { serverClock } from '#core/api/server-clock.ts'
import { useSupport } from '#core/errors/support-context.ts'
import { LockReason, type PaymentLock } from '#core/money/payment-lock.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Countdown } from '#ui/figure/countdown.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'

const stopped = ['payments', 'plans', 'orders', 'loan'] as const
const works = ['closing', 'closingPlans', 'repaying', 'reading', 'support'] as const

export interface LockCardProps {
  lock: PaymentLock
  /** Its time is over: asks how it stands now. */
  onEnd: () => void
}

/** The payment lock: why, until when, what it stops, what still works and whom to ask; quiet while there is none. */
export function LockCard({ lock, onEnd }: LockCardProps) {
  const { t } = useTranslation('security')
  return lock.locked ? (
    <Locked lock={lock} onEnd={onEnd} />
  ) : (
    <Card id={pageParts.lock} title={t('lock.title')} aside={<OpenBadge />}>
      <p className="text-13 text-muted">{t('lock.off')}</p>
      <details className="text-13">
        <summary className="inline-flex min-h-11 items-center font-strong text-accent">
          {t('lock.what')}
        </summary>
        <Effects className="mt-2 grid gap-4 sm:grid-cols-2" />
      </details>
    </Card>
  )
}

function OpenBadge() {
  const { t } = useTranslation('security')
  return (
    <Badge tone="info" icon={<LockOpen aria-hidden="true" />}>
      {t('lock.isOff')}
    </Badge>
  )
}

function Locked({ lock: { reason, note, until }, onEnd }: LockCardProps) {
  const { t } = useTranslation(['security', 'money'])
  const openSupport = useSupport()

  return (
    <section
      id={pageParts.lock}
      aria-labelledby="lock-title"
      className="card border-danger ring-1 ring-danger"
    >
      <div className="flex items-start gap-4 p-4 max-sm:gap-3">
        <span className="grid size-10 flex-none place-items-center rounded-full bg-danger-soft text-danger">
          <Lock className="size-5" aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id="lock-title">{t('money:lock.title')}</h2>
            {until === null ? null : (
              <Badge tone="danger" icon={<Lock aria-hidden="true" />}>
                {t('lock.until', { time: until })}
              </Badge>
            )}
          </div>
          <div className="mt-1 text-13">
            <LockReason reason={reason} note={note} />
          </div>
          <p className="mt-1 text-13">
            {until === null ? (
              t('money:lock.noEnd')
            ) : (
              <>
                {t('lock.endsIn')}{' '}
                <Countdown
                  endsAt={Date.parse(until)}
                  now={serverClock.now}
                  onEnd={onEnd}
                  className="font-strong"
                />
              </>
            )}
          </p>
          <p className="mt-1 text-13">{t('lock.noPayment')}</p>
        </div>
      </div>
      <div className="grid border-t border-line md:grid-cols-3">
        <Effects className="contents" itemClass="border-line p-4 max-md:border-b md:border-e" />
        <div className="grid content-start justify-items-start gap-2 p-4">
          <h3 className="text-12 font-regular text-muted">{t('lock.sooner')}</h3>
          <p className="text-13">
            {t(reason === 'WRONG_PASSWORD' ? 'lock.soonerReset' : 'lock.soonerSupport')}
          </p>
          {openSupport ? <Button onClick={openSupport}>{t('money:step.support')}</Button> : null}
        </div>
      </div>
    </section>
  )
}

function Effects({ className, itemClass }: { className: string; itemClass?: string }) {
  const { t } = useTranslation('security')
  return (
    <div className={className}>
      <List title={t('lock.stops')} className={itemClass}>
        {stopped.map((what) => (
          <Item key={what} icon={<X className="text-muted" />}>
            {t(`lock.stopped.${what}`)}
          </Item>
        ))}
      </List>
      <List title={t('lock.still')} className={itemClass}>
        {works.map((what) => (
          <Item key={what} icon={<Check className="text-accent" />}>
            {t(`lock.works.${what}`)}
          </Item>
        ))}
      </List>
    </div>
  )
}

function List({
  title,
  className,
  children,
}: {
  title: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={className}>
      <h3 className="mb-2 text-12 font-regular text-muted">{title}</h3>
      <ul className="grid gap-1">{children}</ul>
    </div>
  )
}

function Item({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 text-13 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:flex-none">
      <span aria-hidden="true">{icon}</span>
      <span>{children}</span>
    </li>
  )
}
