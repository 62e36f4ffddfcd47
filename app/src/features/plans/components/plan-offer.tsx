import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '#core/api/query-view.tsx'
import { type Category, categories, categoryKeyOf } from '#core/instruments/category.ts'
import { readRecord } from '#core/parameters/read-fields.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { useProducts } from '#core/plans/use-products.ts'
import { useWindowWidth } from '#lib/device/use-window-width.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type Product, shownProducts } from '../model/plan.ts'
import { PlanCard } from './plan-card.tsx'
import { type PlanListProps, PlanTable } from './plan-table.tsx'

export interface PlanOfferProps extends Omit<PlanListProps, 'products'> {
  category: Category | 'all'
  onCategory: (category: Category | 'all') => void
}

/** The plans on offer by category: a table on wide pages, cards on narrow ones. */
export function PlanOffer({ category, onCategory, ...list }: PlanOfferProps) {
  const { t } = useTranslation(['plans', 'market', 'errors'])
  const products = useProducts()
  const isEnabled = usePlansEnabled()
  const isTable = useWindowWidth('desktop')
  const shown = shownProducts(products.data ?? [], category)
  const offered = categories.filter((known) => products.data?.some(({ marketType }) => marketType === known))

  const filter = (
    <Segmented
      label={t('plans.filter')}
      size="sm"
      options={(['all', ...offered] as const).map((known) => ({
        value: String(known),
        label: t(`market:${categoryKeyOf(known)}`),
      }))}
      value={String(category)}
      onChange={(value) => onCategory(categories.find((known) => String(known) === value) ?? 'all')}
    />
  )
  const offer = (ofThem: () => ReactNode) => (
    <QueryView
      query={products}
      card={!isTable}
      skeleton={
        <Skeleton
          lines={8}
          lineHeight={24}
          label={t('plans.loading')}
          className={isTable ? 'p-4' : undefined}
        />
      }
      failed={t('plans.failed')}
      unaffected={t('plans.unaffected')}
      isEmpty={() => shown.length === 0}
      empty={<NoPlans hasOthers={offered.length > 0} onAll={() => onCategory('all')} />}
    >
      {ofThem}
    </QueryView>
  )
  const closed = isEnabled ? null : (
    <Note tone="neutral" className={isTable ? 'm-4' : undefined}>
      <p className="font-strong">{t('errors:smartTradingNotEnabled')}</p>
      <p>{t('plans.disabled')}</p>
    </Note>
  )

  if (isTable) {
    return (
      <Card flush title={t('plans.title')} subtitle={t('plans.note')} aside={filter}>
        {closed}
        {offer(() => (
          <PlanTable {...list} products={shown} />
        ))}
      </Card>
    )
  }
  return (
    <section aria-label={t('plans.title')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="text-12 text-muted">
        <p>{t('plans.note')}</p>
        {/* The fee comes with the plans: its line is there before. */}
        <p className="min-h-lh">
          <EarlyCloseNote products={shown} />
        </p>
      </div>
      <div className="-mx-4 overflow-x-auto px-4 py-px [scrollbar-width:none] [&>fieldset]:w-max [&>fieldset]:min-w-full [&>fieldset>button]:flex-auto">
        {filter}
      </div>
      {closed}
      {offer(() => (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
          {shown.map((product) => (
            <PlanCard
              key={product.id}
              product={product}
              chosenDays={list.chosen?.plan === product.id ? list.chosen.days : undefined}
              isHeld={list.held.has(product.id)}
              onChoose={(days) => list.onChoose(product.id, days)}
            />
          ))}
        </ul>
      ))}
    </section>
  )
}

/** What leaving costs, where every shown plan agrees; the order says it for each. */
function EarlyCloseNote({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('plans')
  const [rate, ...others] = new Set(products.map(({ earlyExitPenaltyRate }) => Number(earlyExitPenaltyRate)))
  if (rate === undefined || others.length > 0) return null
  return <RichText text={t('plans.earlyCloseNote', { penalty: rate })} />
}

function NoPlans({ hasOthers, onAll }: { hasOthers: boolean; onAll: () => void }) {
  const { t } = useTranslation('plans')
  if (!hasOthers) return <EmptyState title={t('plans.none')} body={t('plans.noneBody')} />
  return (
    <EmptyState
      title={t('plans.empty')}
      body={t('plans.emptyBody')}
      action={
        <Button size="sm" onClick={onAll}>
          {t('plans.all')}
        </Button>
      }
    />
  )
}

/** Whether plans can be bought; true until the server says otherwise, because it has the last word anyway. */
function usePlansEnabled(): boolean {
  const enabled = useParameter('features', (value) => readRecord(value, 'features').smartTrading !== false)
  return enabled.data ?? true
}
