import { buySmart } from '@swx/sdk'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../config/paths.ts'
import { formatMoney } from '../../../core/format/format-money.ts'
import { MoneyOutcome } from '../../../core/money-action/money-outcome.tsx'
import { useMoneyAction } from '../../../core/money-action/use-money-action.ts'
import { refusalOf } from '../../../core/refusal/refusal.ts'
import { RiskNotice } from '../../../core/risk-notice/risk-notice.tsx'
import { useMode } from '../../../core/session/use-mode.ts'
import { RichText } from '../../../lib/i18n/rich-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { useProducts } from '../api/use-products.ts'
import type { Cycle, Plan, Product } from '../model/plan.ts'
import type { PlanPreview } from '../model/plan-preview.ts'
import { usePlanTerms } from './use-plan-terms.tsx'

/** Props of {@link PlanReview}. */
export interface PlanReviewProps {
  open: boolean
  product: Product
  cycle: Cycle
  preview: PlanPreview & { readonly amount: string }
  onClose: () => void
  onBought: (plan: Plan) => void
  /** Leads to the list of own plans. */
  onList: () => void
}

const figure = <bdi key="figure" dir="ltr" className="num" />

/** The last look before a plan is bought: everything that is agreed to, and what leaving costs. */
export function PlanReview({ open, product, cycle, preview, onClose, onBought, onList }: PlanReviewProps) {
  const { t } = useTranslation(['trading', 'common'])
  const { mode } = useMode()
  const products = useProducts()
  const [isReread, setIsReread] = useState(false)
  const costs = usePlanTerms(product, cycle, preview)
  const buying = useMoneyAction(buySmart, { onDone: onBought })
  const { state } = buying
  const hasChanged = state.phase === 'refused' && refusalOf(state.error).code === '11018'

  const handleClose = () => {
    if (state.phase !== 'uncertain') buying.dismiss()
    setIsReread(false)
    onClose()
  }
  const handleReread = async () => {
    await products.refetch()
    buying.dismiss()
    setIsReread(true)
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={handleClose}
      mode={mode}
      title={t('confirm.title', { plan: product.name })}
      costs={costs}
      risk={<RiskNotice kind="plan" />}
      confirm={
        <span>
          <RichText text={t('confirm.submit', { amount: formatMoney(preview.amount) })} parts={[figure]} />
        </span>
      }
      busy={buying.isBusy}
      // What was agreed to is not on offer any more: the new terms are read before anything else is sent.
      disabled={hasChanged || state.phase === 'uncertain'}
      onConfirm={() =>
        buying.submit({
          productId: product.id,
          days: cycle.days,
          amount: preview.amount,
          acceptedTermsVersion: product.termsVersion,
        })
      }
    >
      {isReread ? (
        <Note tone="info" role="status">
          {t('confirm.changed')}
        </Note>
      ) : null}
      <MoneyOutcome action={buying} list={paths.trading.href({ tab: 'mine' })} onLeave={onList} />
      {hasChanged ? <Button onClick={handleReread}>{t('confirm.reread')}</Button> : null}
    </ConfirmDialog>
  )
}
