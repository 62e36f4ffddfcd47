import { compareDecimals, splitPosition } from '@swx/sdk/money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPrice } from '#core/format/figures.ts'
import { SizeField } from '#core/forms/amount-field.tsx'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { MoneyDialog } from '#core/money/money-dialog.tsx'
import { useMoneySubmission } from '#core/money/use-money-submission.ts'
import { useOrderTerms } from '#core/parameters/order-config.ts'
import { useReviewGuard } from '#features/trade/shared/components/use-review-guard.tsx'
import { useTicketTexts } from '#features/trade/shared/components/use-ticket-texts.ts'
import type { Position } from '#features/trade/shared/model/position.ts'
import { previewClosing } from '#features/trade/shared/model/position-preview.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { PercentChips } from '#ui/form/percent-chips.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { closeRule, isDivisible, lotsOfShare } from '../model/close-form.ts'

interface CloseDialogProps extends LayerProps {
  position: Position
  instrument: Instrument
}

/** What closing a position, or a part of it, comes to now, and the button that does it. Open while payments are locked. */
export function CloseDialog({ open, onClose, position, instrument }: CloseDialogProps) {
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
          <ClosePartField position={position} instrument={instrument} part={choice} />
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
      disabled={part === undefined || guard.isStopped}
      next={guard.next}
    >
      {guard.note}
    </MoneyDialog>
  )
}

interface ClosePartFieldProps {
  position: Position
  instrument: Instrument
  part: ClosePart
}

const shares = [25, 50, 75, 100]

/** How much of a position is closed: a share of it, or a size. */
function ClosePartField({ position, instrument, part }: ClosePartFieldProps) {
  const { t } = useTranslation(['orders', 'errors'])
  const { lots } = position
  const { minLots, lotStep } = instrument
  const words = {
    ...useTicketTexts(instrument, undefined).lots({ minLots, maxLots: lots, lotStep }),
    missing: t('errors:enterAmount'),
    tooLarge: t('part.tooLarge', { lots }),
    restTooSmall: t('part.restTooSmall', { min: minLots }),
  }
  const picked = shares.find((percent) => lotsOfShare(position, instrument, percent) === part.part?.lots)

  const handlePick = (percent: number) => {
    const share = lotsOfShare(position, instrument, percent)
    if (share === undefined) toast(t('part.restTooSmall', { min: minLots }), { tone: 'alert' })
    else part.onLots(share)
  }
  return (
    <div className="grid gap-1.5">
      <SizeField
        text={part.text}
        onText={part.onText}
        range={{ step: lotStep, min: minLots, max: lots }}
        label={t('part.label')}
        unit={t('ticket.lots')}
        error={part.issue === undefined ? undefined : words[part.issue as keyof typeof words]}
      />
      <PercentChips label={t('part.share')} onPick={handlePick} picked={picked} />
    </div>
  )
}

/** How much of a position is closed: all of it, until the user says less. */
function useClosePart(position: Position, instrument: Instrument) {
  const { language, write } = useAmountReading()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? write(position.lots)
  const { data: lots, error } = closeRule(language, position, instrument).safeParse(text)
  const isAll = typed === undefined || (lots !== undefined && compareDecimals(lots, position.lots) === 0)
  const split = isAll || lots === undefined ? undefined : splitPosition(position, lots)
  return {
    text,
    onText: setTyped,
    onLots: (part: string) => setTyped(part === position.lots ? undefined : write(part)),
    reset: () => setTyped(undefined),
    /** What is wrong with the size that was typed. */
    issue: isAll ? undefined : error?.issues[0]?.message,
    /** What is closed; undefined while the size is none. */
    part: isAll ? position : split?.part,
    /** What stays open. */
    rest: split?.rest,
  }
}

/** See {@link useClosePart}. */
type ClosePart = ReturnType<typeof useClosePart>
