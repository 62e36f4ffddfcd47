import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/form/button.tsx'
import type { Cycle, Product } from '../model/plan.ts'
import { planChoiceId } from '../model/plan-ids.ts'

export interface PlanChoiceProps {
  product: Product
  cycle: Cycle
  isChosen: boolean
  /** A plan of this product is running; there can be one at a time. */
  isHeld: boolean
  onChoose: () => void
}

/** What can be done with a plan on offer: choose it, or read why not. */
export function PlanChoice({ product, cycle, isChosen, isHeld, onChoose }: PlanChoiceProps) {
  const { t } = useTranslation('plans')
  if (isHeld) return <Badge tone="info">{t('plans.running')}</Badge>
  if (product.status !== 'ON') return <Badge tone="quiet">{t(`plans.${product.status}`)}</Badge>
  if (isChosen)
    return (
      <Badge tone="info" icon={<Check aria-hidden="true" />}>
        {t('plans.chosen')}
      </Badge>
    )
  const term = t('days', { count: cycle.days })
  return (
    <Button
      id={planChoiceId(product.id, cycle.days)}
      size="sm"
      aria-label={t('plans.chooseOf', { plan: product.name, term })}
      onClick={onChoose}
    >
      {t('plans.choose')}
    </Button>
  )
}
