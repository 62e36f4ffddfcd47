import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { formatRate } from '#core/format/figures.ts'
import { categoryKeyOf } from '#core/instruments/category.ts'
import { simpleYearly } from '#core/parameters/savings-tiers.ts'
import { Figure } from '#ui/figure/figure.tsx'
import type { Product } from '../model/plan.ts'
import { PlanChoice } from './plan-choice.tsx'
import { PlanRange } from './plan-figures.tsx'

/** What a list of plans on offer shows and tells. */
export interface PlanListProps {
  products: readonly Product[]
  chosen: { plan: string; days: number | undefined } | undefined
  /** Ids of products of which a plan is running. */
  held: ReadonlySet<string>
  onChoose: (plan: string, days: number) => void
}

/** The plans on offer, a line for each running time: daily and yearly rate in adjoining columns. */
export function PlanTable({ products, chosen, held, onChoose }: PlanListProps) {
  const { t } = useTranslation('plans')
  return (
    <table className="w-full border-collapse [&_td]:px-2 [&_th]:px-2 [&_th]:py-2.5 [&_tr>:last-child]:pe-4">
      <thead className="border-b border-line bg-surface-sunken text-12 text-muted [&_th]:font-regular">
        <tr>
          <th scope="col" className="ps-4! text-start">
            {t('plans.columns.plan')}
          </th>
          <th scope="col" className="text-start">
            {t('plans.columns.term')}
          </th>
          <th scope="col" className="figure-end">
            {t('plans.columns.perDay')}
          </th>
          <th scope="col" className="figure-end">
            {t('plans.columns.perYear')}
          </th>
          <th scope="col" className="figure-end w-32 whitespace-normal">
            {t('detail.penalty')}
          </th>
          <th scope="col">
            <span className="sr-only">{t('plans.columns.action')}</span>
          </th>
        </tr>
      </thead>
      {products.map((product) => (
        <ProductLines
          key={product.id}
          product={product}
          chosenDays={chosen?.plan === product.id ? chosen.days : undefined}
          isHeld={held.has(product.id)}
          onChoose={(days) => onChoose(product.id, days)}
        />
      ))}
    </table>
  )
}

interface ProductLinesProps {
  product: Product
  chosenDays: number | undefined
  isHeld: boolean
  onChoose: (days: number) => void
}

function ProductLines({ product, chosenDays, isHeld, onChoose }: ProductLinesProps) {
  const { t } = useTranslation(['plans', 'market'])
  return (
    <tbody className="border-b border-line-strong last:border-0">
      {product.cycles.map((cycle, at) => {
        const isChosen = cycle.days === chosenDays
        const cell = clsx('h-10', at > 0 && 'border-t border-line', isChosen && 'bg-accent-soft')
        return (
          <tr key={cycle.days}>
            {at === 0 ? (
              <th
                scope="rowgroup"
                rowSpan={product.cycles.length}
                className="w-[250px] py-2! ps-4! text-start align-top font-regular"
              >
                <b className="block">
                  <bdi>{product.name}</bdi>
                </b>
                <span className="block text-12 text-muted">
                  {t(`market:${categoryKeyOf(product.marketType)}`)}
                </span>
                <span className="mt-1 block text-12 text-muted">
                  <PlanRange product={product} />
                </span>
              </th>
            ) : null}
            <td className={cell}>{t('days', { count: cycle.days })}</td>
            <td className={clsx(cell, 'figure-end text-16 font-strong')}>
              <Figure value={formatRate(cycle.dailyRate)} />
            </td>
            <td className={clsx(cell, 'figure-end text-16 font-strong')}>
              <Figure value={formatRate(simpleYearly(cycle.dailyRate))} />
            </td>
            <td className={clsx(cell, 'figure-end text-muted')}>
              <Figure value={formatRate(product.earlyExitPenaltyRate)} />
            </td>
            <td className={clsx(cell, 'text-end')}>
              <PlanChoice
                product={product}
                cycle={cycle}
                isChosen={isChosen}
                isHeld={isHeld}
                onChoose={() => onChoose(cycle.days)}
              />
            </td>
          </tr>
        )
      })}
    </tbody>
  )
}
