import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoneyDialog } from '#core/money/money-dialog.tsx'
import { RiskNotice } from '#core/money/risk-notice.tsx'
import { useMoneySubmission } from '#core/money/use-money-submission.ts'
import { useProducts } from '#core/plans/use-products.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type { Cycle, Plan, Product } from '../model/plan.ts'
import { type PlanPreview, usePlanCosts } from './plan-costs.tsx'

export interface PlanReviewProps {
  open: boolean
  product: Product
  cycle: Cycle
  preview: PlanPreview & { readonly amount: string }
  onClose: () => void
  onBought: (plan: Plan, how: { readonly isTold: boolean }) => void
  onRefused: (error: unknown) => void
}

/** The last look before a plan is bought: everything that is agreed to, and what leaving costs. */
export function PlanReview({ open, product, cycle, preview, onClose, onBought, onRefused }: PlanReviewProps) {
  const { t } = useTranslation(['plans', 'common'])
  const products = useProducts()
  const [isReread, setIsReread] = useState(false)
  const { payout, principal, ...lines } = usePlanCosts({ product, cycle, dates: preview, preview })
  const buying = useMoneySubmission('buySmart', {
    open,
    onClose: () => {
      setIsReread(false)
      onClose()
    },
    scope: product.id,
    input: () => ({
      productId: product.id,
      days: cycle.days,
      amount: preview.amount,
      acceptedTermsVersion: product.termsVersion,
    }),
    summary: { name: product.name, amount: preview.amount },
    onDone: onBought,
    onRefused,
    requote: {
      label: t('confirm.reread'),
      read: async () => {
        await products.refetch()
        setIsReread(true)
      },
    },
  })

  return (
    <MoneyDialog
      {...buying.dialog}
      title={t('confirm.title', { plan: product.name })}
      costs={{ rows: Object.values(lines), total: payout }}
      risk={<RiskNotice kind="plan" />}
      confirm={
        <span>
          <RichText text={t('confirm.submit', { amount: preview.amount })} />
        </span>
      }
    >
      {isReread ? (
        <Note tone="info" role="status">
          {t('confirm.changed')}
        </Note>
      ) : null}
    </MoneyDialog>
  )
}
