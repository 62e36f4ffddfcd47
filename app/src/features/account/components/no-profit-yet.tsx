import { compareDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import type { Account } from '../model/composition.ts'
import { waysTo } from '../model/ways.ts'

/** What an account that never gained or lost anything shows instead of a chart: what will appear, and the next step. */
export function NoProfitYet({ account: { mode, equity } }: { account: Account }) {
  const { t } = useTranslation(['account', 'common'])
  const hasMoney = compareDecimals(equity, '0') > 0
  const [plans] = mode === 'real' ? waysTo(['trading']) : []
  const next = !hasMoney
    ? { name: 'deposit' as const, href: paths.deposit.href() }
    : plans
      ? { name: 'trading' as const, href: paths.trading.href() }
      : { name: 'market' as const, href: paths.market.href() }
  return (
    <EmptyState
      title={t('sources.empty')}
      body={t(`sources.emptyBody.${mode}`)}
      action={<LinkButton to={next.href}>{t(`common:page.${next.name}`)}</LinkButton>}
    />
  )
}
