import { X } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PaymentLockNotice } from '#core/money/payment-lock.tsx'
import { useProducts } from '#core/plans/use-products.ts'
import { useWindowWidth } from '#lib/device/use-window-width.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { cycleOf } from '../model/plan.ts'
import { planOrderId } from '../model/plan-ids.ts'
import { PlanRange } from './plan-figures.tsx'

/** Fetched with the library of forms when a plan is chosen. */
const PlanOrder = lazyComponent(async () => (await import('./plan-order.tsx')).PlanOrder)

export interface PlanPanelProps {
  chosen: { plan: string; days: number | undefined } | undefined
  onDays: (days: number) => void
  onClose: () => void
  /** The order beside the list is closed: what the user looks at next. */
  onLeave: (plan: string, days: number) => void
}

/** The order of the chosen plan: beside the list on wide pages, in a sheet on others. */
export function PlanPanel({ chosen, onDays, onClose, onLeave }: PlanPanelProps) {
  const { t } = useTranslation('plans')
  const isBeside = useWindowWidth('wide')
  const products = useProducts()
  const product = products.data?.find(({ id, status }) => id === chosen?.plan && status === 'ON')
  const cycle = product && cycleOf(product, chosen?.days)

  const loading = <Skeleton lines={8} lineHeight={20} label={t('plans.loading')} />
  const content =
    chosen && products.isPending ? (
      loading
    ) : product && cycle ? (
      <Suspense fallback={loading}>
        <PlanOrder key={product.id} product={product} cycle={cycle} onDays={onDays} />
      </Suspense>
    ) : (
      <EmptyState title={t('order.gone')} body={t('order.goneBody')} />
    )
  const title = product ? <bdi>{product.name}</bdi> : t('order.label')
  const range = product ? (
    <p className="text-12 text-muted">
      <PlanRange product={product} text="order.range" />
    </p>
  ) : null

  if (!isBeside) {
    return (
      <Sheet open={chosen !== undefined} onClose={onClose} title={title}>
        <div className="mb-2 grid gap-2">
          {range}
          <PaymentLockNotice />
        </div>
        {content}
      </Sheet>
    )
  }
  if (chosen === undefined) return <HowItWorks />
  return (
    <aside aria-label={t('order.label')} className="card">
      <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-2.5">
        <div className="min-w-0">
          <h2 id={planOrderId(chosen.plan)} tabIndex={-1}>
            {title}
          </h2>
          {range}
        </div>
        <IconButton
          label={t('order.close')}
          icon={<X className="size-5" aria-hidden="true" />}
          onClick={() => {
            onClose()
            if (product && cycle) onLeave(product.id, cycle.days)
          }}
          className="-me-2"
        />
      </div>
      <div className="px-4 py-3">{content}</div>
    </aside>
  )
}

const steps = ['value', 'payment', 'maturity', 'earlyClose'] as const

/** Stands where the order will be, until a plan is chosen. */
function HowItWorks() {
  const { t } = useTranslation(['plans', 'money'])
  return (
    <Card title={t('how.title')}>
      <p className="text-13 text-muted">{t('how.body')}</p>
      <ol className="grid gap-2 text-13">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-3">
            <b className="num w-4 flex-none text-muted">{at + 1}</b>
            <span>{t(`how.${step}`)}</span>
          </li>
        ))}
      </ol>
      <p className="text-12 text-muted">{t('money:risk.plan')}</p>
    </Card>
  )
}
