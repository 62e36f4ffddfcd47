import { closeOrder } from '@swx/sdk'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../config/paths.ts'
import { formatMoney } from '../../../core/format/format-money.ts'
import { formatPrice } from '../../../core/format/format-price.ts'
import { isolateFigure } from '../../../core/format/isolate-figure.ts'
import type { Instrument } from '../../../core/instrument/instrument.ts'
import { useLivePrice } from '../../../core/live-prices/use-live-price.ts'
import { MoneyOutcome } from '../../../core/money-action/money-outcome.tsx'
import { useMoneyAction } from '../../../core/money-action/use-money-action.ts'
import { previewClosing } from '../../../core/order-preview/position-preview.ts'
import { useMode } from '../../../core/session/use-mode.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Figure } from '../../../ui/figure.tsx'
import type { LayerProps } from '../../../ui/lazy-layer.tsx'
import { Movement } from '../../../ui/movement.tsx'
import { toast } from '../../../ui/toast.ts'
import { useOrderTerms } from '../api/use-order-terms.ts'
import type { Position } from '../model/position.ts'

interface CloseDialogProps extends LayerProps {
  position: Position
  instrument: Instrument
}

/** What closing a position now comes to, and the button that does it. Open while payments are locked. */
export function CloseDialog({ open, onClose, position, instrument }: CloseDialogProps) {
  const { t } = useTranslation('orders')
  const { mode } = useMode()
  const terms = useOrderTerms()
  const price = useLivePrice(position.code)?.price ?? instrument.price
  const closing = useMoneyAction(closeOrder, {
    stoppedBy: 'none',
    scope: position.orderNo,
    onDone: (order) => {
      toast(
        t('close.done', {
          code: isolateFigure(order.code),
          price: isolateFigure(formatPrice(order.closePrice ?? price, instrument.decimals)),
          net: isolateFigure(formatMoney(order.profit, { sign: true })),
        }),
      )
      onClose()
    },
  })
  const { code, lots, direction } = position
  const preview = terms.data && previewClosing(position, price, terms.data.feeRate)
  const money = (amount: string) => <Figure value={formatMoney(amount)} unit="USD" />
  const moved = (amount: string) => <Movement text={formatMoney(amount, { sign: true })} />
  const handleClose = () => {
    closing.dismiss()
    onClose()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={handleClose}
      mode={mode}
      title={t('close.title', {
        direction: t(`direction.${direction}`),
        lots: isolateFigure(lots),
        code: isolateFigure(code),
      })}
      costs={{
        rows: [
          {
            key: 'price',
            label: t('close.price'),
            value: <Figure value={formatPrice(price, instrument.decimals)} />,
          },
          { key: 'margin', label: t('close.margin'), value: money(position.margin) },
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
      risk={<p className="text-13 text-muted">{t('close.note')}</p>}
      confirm={t('close.confirm', { lots: isolateFigure(lots), code: isolateFigure(code) })}
      busy={closing.isBusy}
      disabled={closing.state.phase === 'uncertain'}
      onConfirm={() => closing.submit({ orderNo: position.orderNo })}
    >
      <MoneyOutcome action={closing} list={paths.orders.href()} onLeave={handleClose} />
    </ConfirmDialog>
  )
}
