import { useTranslation } from 'react-i18next'
import { formatMoney, formatPrice } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { MoneyDialog } from '#core/money/money-dialog.tsx'
import { useMoneySubmission } from '#core/money/use-money-submission.ts'
import { useOrderTerms } from '#core/parameters/order-config.ts'
import { useReviewGuard } from '#features/trade/shared/components/use-review-guard.tsx'
import type { Position } from '#features/trade/shared/model/position.ts'
import { previewClosing } from '#features/trade/shared/model/position-preview.ts'
import { Note } from '#ui/feedback/note.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { ClosePartField, isDivisible, useClosePart } from './close-part.tsx'

interface CloseDialogProps extends LayerProps {
  position: Position
  hasEnded: boolean
  instrument: Instrument
}

/** What closing a position, or a part of it, comes to now, and the button that does it. Open while payments are locked. */
export function CloseDialog({ open, onClose, position, hasEnded, instrument }: CloseDialogProps) {
  const { t } = useTranslation('orders')
  const terms = useOrderTerms()
  const price = useLivePrice(position.code)?.price ?? instrument.price
  const { code, lots, direction } = position
  const guard = useReviewGuard([instrument], open)
  const choice = useClosePart(position, instrument)
  const { part, rest } = choice
  const preview = terms.data && part && previewClosing(part, price, terms.data.feeRate)
  const money = (amount: string) => <Figure value={formatMoney(amount)} unit="USD" />
  const leave = () => {
    choice.reset()
    onClose()
  }
  const closing = useMoneySubmission('closeOrder', {
    open,
    onClose: leave,
    scope: position.orderNo,
    input: () => part && { orderNo: position.orderNo, ...(rest && { lots: part.lots }) },
    summary: {
      name: code,
      side: direction,
      size: part?.lots ?? lots,
      amount: preview?.returned,
      decimals: instrument.decimals,
    },
    onDone: (order, { isTold }) => {
      const values = {
        code: order.code,
        price: order.closePrice ?? price,
        decimals: instrument.decimals,
        net: order.profit,
      }
      const stays = rest && { ...values, lots: order.lots, rest: rest.lots }
      if (!isTold) toast(stays ? t('close.donePart', stays) : t('close.done', values))
      leave()
    },
  })
  const moved = (amount: string) => <PriceChange text={formatMoney(amount, { sign: true })} />

  return (
    <MoneyDialog
      {...closing.dialog}
      title={t('close.title', {
        direction: t(`direction.${direction}`),
        lots,
        code,
      })}
      choices={
        isDivisible(position, instrument) ? (
          <ClosePartField
            position={position}
            instrument={instrument}
            text={choice.text}
            issue={choice.issue}
            lots={part?.lots}
            onText={choice.onText}
            onLots={choice.onLots}
          />
        ) : null
      }
      costs={{
        rows: [
          {
            key: 'price',
            label: t('close.price'),
            value: (
              <>
                <Figure value={formatPrice(price, instrument.decimals)} /> {guard.age}
              </>
            ),
          },
          ...(part ? [{ key: 'margin', label: t('close.margin'), value: money(part.margin) }] : []),
          ...(preview
            ? [
                { key: 'profit', label: t('close.profit'), value: moved(preview.profit) },
                { key: 'fee', label: t('close.fee'), value: money(preview.closeFee) },
                { key: 'net', label: t('close.net'), value: moved(preview.net) },
              ]
            : []),
        ],
        total: preview && { label: t('close.returned'), value: money(preview.returned) },
      }}
      risk={
        <>
          {rest ? (
            <p className="text-13">
              {t('part.stays', {
                lots: rest.lots,
                margin: rest.margin,
              })}{' '}
              {t('part.fees')}
            </p>
          ) : null}
          <p className="text-13 text-muted">{t('close.note')}</p>
        </>
      }
      confirm={t('close.confirm', {
        lots: part?.lots ?? lots,
        code,
        total: preview ? preview.returned : undefined,
      })}
      disabled={part === undefined || guard.isStopped || hasEnded}
      next={guard.next}
    >
      {hasEnded ? <Note role="alert">{t('position.endedMeanwhile')}</Note> : guard.note}
    </MoneyDialog>
  )
}
