import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { categoryKeyOf } from '#core/instruments/category.ts'
import { Segmented } from '#ui/form/segmented.tsx'
import { cycleOf, type Product } from '../model/plan.ts'
import { PlanChoice } from './plan-choice.tsx'
import { PlanRange, PlanRates } from './plan-figures.tsx'

export interface PlanCardProps {
  product: Product
  /** The running time chosen for the order, when it is this plan's. */
  chosenDays: number | undefined
  isHeld: boolean
  onChoose: (days: number) => void
}

/** A plan on a narrow page: its terms to flip through, each with both rates, and the button that opens the order. */
export function PlanCard({ product, chosenDays, isHeld, onChoose }: PlanCardProps) {
  const { t } = useTranslation(['plans', 'market'])
  const [looked, setLooked] = useState<number>()
  const cycle = cycleOf(product, looked ?? chosenDays)
  if (cycle === undefined) return null

  return (
    <li className="card grid gap-3 p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2>
            <bdi>{product.name}</bdi>
          </h2>
          <p className="text-12 text-muted">
            {t(`market:${categoryKeyOf(product.marketType)}`)} · <PlanRange product={product} />
          </p>
        </div>
        <PlanChoice
          product={product}
          cycle={cycle}
          isChosen={cycle.days === chosenDays}
          isHeld={isHeld}
          onChoose={() => onChoose(cycle.days)}
        />
      </div>
      <Segmented
        label={t('order.term')}
        options={product.cycles.map(({ days }) => ({
          value: String(days),
          label: t('days', { count: days }),
        }))}
        value={String(cycle.days)}
        onChange={(days) => setLooked(Number(days))}
      />
      <PlanRates dailyRate={cycle.dailyRate} />
    </li>
  )
}
