import type { TFunction } from 'i18next'
import { Check, Clock, OctagonAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { useErrorText } from '#core/errors/error-message.ts'
import { formatMoney, formatPrice } from '#core/format/figures.ts'
import type { BatchOutcome } from '#core/money/use-money-batch.ts'
import type { Position } from '#features/trade/shared/model/position.ts'
import { useOnline } from '#lib/device/use-online.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { LiveRegion } from '#ui/feedback/live-region.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { type ClosingRow, closingTotals, useCloseAll } from './use-close-all.ts'

interface CloseAllDialogProps extends LayerProps {
  positions: readonly Position[]
}

/** Closes several positions after one review: each with its price and net, then each with its outcome. */
export function CloseAllDialog({ open, onClose, positions }: CloseAllDialogProps) {
  const { t } = useTranslation(['orders', 'common'])
  const { mode } = useMode()
  const isOnline = useOnline()
  const all = useCloseAll(open, positions)
  const { rows, guard, batch, left, isSent } = all
  const isReady = all.facts.data !== undefined
  const closable = rows.filter(({ isShut }) => !isShut)
  const totals = closingTotals(rows)
  const net = (amount: string) => <PriceChange text={formatMoney(amount, { sign: true })} />

  const leave = () => {
    all.reset()
    onClose()
  }
  const primary = !isSent ? (
    <ModeButton
      mode={mode}
      disabled={!isOnline || !isReady || guard.isStopped || closable.length === 0}
      onClick={guard.next?.run ?? all.confirm}
    >
      {guard.next?.label ?? t('all.confirm', { count: closable.length })}
    </ModeButton>
  ) : left.length > 0 || batch.isBusy ? (
    <ModeButton mode={mode} busy={batch.isBusy} disabled={!isOnline} onClick={all.retry}>
      {batch.isBusy ? t('all.sending') : t('all.retry', { count: left.length })}
    </ModeButton>
  ) : null

  return (
    <Dialog
      open={open}
      onClose={leave}
      title={t('all.title', { count: isSent ? rows.length : positions.length })}
      aside={<ModeBadge mode={mode} />}
      sum={
        isSent || !isReady ? null : (
          <CostList
            rows={[]}
            total={{
              label: t('close.returned'),
              value: <Figure value={formatMoney(totals.returned)} unit="USD" />,
            }}
          />
        )
      }
      actions={
        <>
          <Button wraps size="lg" data-autofocus="" onClick={leave}>
            {batch.isBusy ? t('all.stop') : t(isSent ? 'all.leave' : 'common:action.cancel')}
          </Button>
          {primary}
        </>
      }
    >
      {isReady || isSent ? (
        <ul className="grid divide-y divide-line border-y border-line">
          {rows.map((row) => (
            <ClosingItem key={row.position.orderNo} row={row}>
              <ClosingOutcome row={row} outcome={batch.outcomes.get(row.position.orderNo)} />
            </ClosingItem>
          ))}
        </ul>
      ) : (
        <QueryView query={all.facts} skeleton={<Skeleton lines={4} label={t('position.loading')} />}>
          {() => null}
        </QueryView>
      )}
      {isSent || !isReady ? null : (
        <>
          <CostList rows={[{ key: 'net', label: t('close.net'), value: net(totals.net) }]} />
          <p className="text-13 text-muted">
            {t('all.note')} {guard.age}
          </p>
          {guard.note}
        </>
      )}
      {isOnline ? null : <Note role="status">{t('common:offline.nothingKept')}</Note>}
    </Dialog>
  )
}

function ClosingItem({ row, children }: { row: ClosingRow; children: ReactNode }) {
  const { t } = useTranslation('orders')
  const { position, instrument, price, quote } = row
  return (
    <li className="grid gap-0.5 py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          <bdi className="font-strong">{position.code}</bdi>{' '}
          <span className="text-12 text-muted">
            {t('position.size', {
              direction: t(`direction.${position.direction}`),
              lots: position.lots,
            })}
          </span>
        </span>
        <span className="flex items-baseline gap-3">
          <Figure value={formatPrice(price, instrument.decimals)} className="text-12 text-muted" />
          <span className="font-strong">
            <PriceChange text={formatMoney(quote.net, { sign: true })} />
          </span>
        </span>
      </p>
      {children}
    </li>
  )
}

interface ClosingOutcomeProps {
  row: ClosingRow
  outcome: BatchOutcome<'closeOrder'> | undefined
}

/** The outcome of one of the positions that are closed together. */
function ClosingOutcome({ row, outcome }: ClosingOutcomeProps) {
  const { t } = useTranslation('orders')
  if (row.isShut)
    return (
      <p className="text-12 text-warn">
        {t(`all.${row.instrument.marketHours === 'HALTED' ? 'halted' : 'shut'}`)}
      </p>
    )
  return <LiveRegion>{outcome ? <OutcomeText row={row} outcome={outcome} /> : null}</LiveRegion>
}

function OutcomeText({ row, outcome }: { row: ClosingRow; outcome: BatchOutcome<'closeOrder'> }) {
  const { t } = useTranslation('orders')
  const errorText = useErrorText()
  const text = outcome.phase === 'failed' ? errorText(outcome.error) : outcomeText(t, row, outcome)
  const isBad = outcome.phase === 'failed' || outcome.phase === 'unknown'
  const Icon = outcome.phase === 'done' ? Check : isBad ? OctagonAlert : Clock
  return (
    <p
      className={
        isBad ? 'flex items-start gap-1.5 text-12 text-danger' : 'flex items-start gap-1.5 text-12 text-muted'
      }
    >
      <Icon className="size-4 flex-none" aria-hidden="true" />
      {text}
    </p>
  )
}

function outcomeText(
  t: TFunction<'orders'>,
  { instrument }: ClosingRow,
  outcome: Exclude<BatchOutcome<'closeOrder'>, { phase: 'failed' }>,
): string {
  if (outcome.phase !== 'done') return t(`all.${outcome.phase}`)
  const { closePrice, profit } = outcome.result
  return t('all.done', {
    price: closePrice ?? 0,
    decimals: instrument.decimals,
    net: profit,
  })
}
