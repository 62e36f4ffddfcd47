import { List, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { useSupport } from '#core/errors/support-context.ts'
import { formatMoney } from '#core/format/figures.ts'
import { ShareButton } from '#core/share/share-button.tsx'
import { useDevice } from '#lib/device/use-device.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { BarLink } from '#ui/form/bar-link.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Column, Columns, Page, Stack } from '#ui/layout/page.tsx'
import { PageBar } from '#ui/layout/page-bar.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { useWithdrawal } from '../api/use-withdrawals.ts'
import { canCancel, type Withdrawal, wasReturned } from '../model/withdrawal.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { ReceivedCard } from './received-card.tsx'
import { WhereCard } from './where-card.tsx'
import { WithdrawalState, WithdrawalTimeline } from './withdrawal-timeline.tsx'

/** One own withdrawal: its steps, where it goes, what arrives, and a button that cancels it. */
export function WithdrawalPage() {
  const { t } = useTranslation(['withdrawals', 'common'])
  const [params] = useSearchParams()
  const no = (params.get('no') ?? '').slice(0, 64)
  const withdrawal = useWithdrawal(no)
  const { data } = withdrawal
  const isMobile = useDevice() === 'mobile'
  const missing = <EmptyState title={t('detail.missing')} body={t('detail.missingBody')} />

  return (
    <Page>
      <PageHeading
        title={data ? t('detail.title', { amount: data.amount }) : t('common:page.withdrawDetail')}
        beside={
          data ? (
            <span className="on-mobile:hidden">
              <WithdrawalState status={data.status} />
            </span>
          ) : undefined
        }
        aside={
          <div className="flex flex-wrap gap-2 print:hidden">
            {data ? (
              <ShareButton
                size="sm"
                shared={{
                  title: t('detail.title', { amount: data.amount }),
                  text: `${t('detail.title', { amount: data.amount })} · ${data.orderNo}`,
                }}
              />
            ) : null}
            {isMobile ? null : (
              <LinkButton size="sm" to={paths.withdraw.href()}>
                {t('detail.back')}
              </LinkButton>
            )}
          </div>
        }
      />
      <PageBar action={<BarLink label={t('detail.back')} to={paths.withdraw.href()} icon={List} />} />
      {no === '' ? (
        <section className="card">{missing}</section>
      ) : (
        <QueryView
          card
          query={withdrawal}
          skeleton={<Skeleton lines={8} lineHeight={20} label={t('detail.loading')} />}
          failed={t('detail.failed')}
          unaffected={t('unaffected')}
          isEmpty={(found) => found === null}
          empty={missing}
        >
          {(found) => (found === null ? missing : <WithdrawalDetail withdrawal={found} />)}
        </QueryView>
      )}
    </Page>
  )
}

/** Everything about one withdrawal. */
function WithdrawalDetail({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation(['withdrawals', 'money'])
  const openSupport = useSupport()
  const [asks, setAsks] = useState(false)
  const { method, amount, status } = withdrawal

  return (
    <Columns aside="wide">
      <Column>
        <Card title={<span className="on-mobile:sr-only">{t('detail.timeline')}</span>}>
          <div
            aria-hidden="true"
            className="flex flex-wrap items-center justify-between gap-2 on-desktop:hidden"
          >
            <Figure className="text-22 font-strong" value={formatMoney(amount)} unit="USD" />
            <WithdrawalState status={status} />
          </div>
          <WithdrawalTimeline isExplained withdrawal={withdrawal} />
          {wasReturned(withdrawal) ? (
            <>
              <p className="text-13">{t(status === 'CANCELLED' ? 'detail.cancelledNext' : 'detail.next')}</p>
              <LinkButton className="justify-self-start" to={paths.withdraw.href({ method, amount })}>
                {t('list.again')}
              </LinkButton>
            </>
          ) : null}
        </Card>
        <div className="max-lg:order-1">
          <WhereCard withdrawal={withdrawal} />
        </div>
      </Column>
      <Stack>
        <ReceivedCard withdrawal={withdrawal} />
        {canCancel(withdrawal) ? (
          <Card title={t('cancel.question')}>
            <p className="text-13">
              <RichText text={t('cancel.about', { amount })} />
            </p>
            <Button block onClick={() => setAsks(true)}>
              {t('list.cancel')}
            </Button>
          </Card>
        ) : null}
        <Card>
          <div className="flex gap-3">
            <ShieldCheck className="size-5 flex-none" aria-hidden="true" />
            <p className="text-13">{t('detail.safe')}</p>
          </div>
          {openSupport ? (
            <Button size="sm" className="justify-self-start" onClick={openSupport}>
              {t('money:step.support')}
            </Button>
          ) : null}
        </Card>
      </Stack>
      {canCancel(withdrawal) || asks ? (
        <CancelDialog open={asks} onClose={() => setAsks(false)} withdrawal={withdrawal} />
      ) : null}
    </Columns>
  )
}
