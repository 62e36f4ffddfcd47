import { planDates } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { formatDate } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { Plan } from '../model/plan.ts'
import { usePlansQuery } from '../model/use-plans-query.ts'

/** Leads from the order to the own plans once one was bought, and says so where it is not said yet. */
export function useShowBoughtPlan() {
  const { t } = useTranslation('plans')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [, change] = usePlansQuery()
  return ({ orderNo, boughtAt, days }: Plan, { isTold }: { readonly isTold: boolean }) => {
    const date = formatDate(planDates(Date.parse(boughtAt), days).firstCredit, language.tag)
    change({ tab: 'mine', plan: undefined })
    if (isTold) return
    toast(t('confirm.done', { date }), {
      action: { label: t('confirm.see'), run: () => navigate(paths.planDetail.href({ id: orderNo })) },
    })
  }
}
