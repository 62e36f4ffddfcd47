import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../../core/format/format-money.ts'
import { formatPrice } from '../../../../core/format/format-price.ts'
import { formatQuantity } from '../../../../core/format/format-quantity.ts'
import { isolateFigure } from '../../../../core/format/isolate-figure.ts'
import type { Instrument } from '../../../../core/instruments/instrument.ts'
import { useLivePrice } from '../../../../core/live-prices/use-live-price.ts'
import { MoneyDialog } from '../../../../core/money-submission/money-dialog.tsx'
import { useMoneySubmission } from '../../../../core/money-submission/use-money-submission.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Figure } from '../../../../ui/figure/figure.tsx'
import { PriceChange } from '../../../../ui/figure/price-change.tsx'
import type { LayerProps } from '../../../../ui/overlay/lazy-layer.tsx'
import { useOrderTerms } from '../../ticket/api/use-order-terms.ts'
import { previewClosing } from '../../ticket/model/position-preview.ts'
import type { Position } from '../model/position.ts'

interface CloseDialogProps extends LayerProps {
  position: Position
  instrument: Instrument
}

/** What closing a position now comes to, and the button that does it. Open while payments are locked. */
export function CloseDialog({ open, onClose, position, instrument }: CloseDialogProps) {
  const { t } = useTranslation('orders')
  const terms = useOrderTerms()
  const price = useLivePrice(position.code)?.price ?? instrument.price
  const { code, lots, direction } = position
  const preview = terms.data && previewClosing(position, price, terms.data.feeRate)
  const money = (amount: string) => <Figure value={formatMoney(amount)} unit="USD" />
  const closing = useMoneySubmission('closeOrder', {
    open,
    onClose,
    scope: position.orderNo,
    input: () => ({ orderNo: position.orderNo }),
    summary: {
      name: code,
      side: direction,
      size: lots,
      amount: preview?.returned,
      decimals: instrument.decimals,
    },
    onDone: (order, { isTold }) => {
      const values = {
        code: isolateFigure(order.code),
        price: isolateFigure(formatPrice(order.closePrice ?? price, instrument.decimals)),
        net: isolateFigure(formatMoney(order.profit, { sign: true })),
      }
      if (!isTold) toast(t('close.done', values))
      onClose()
    },
  })
  const moved = (amount: string) => <PriceChange text={formatMoney(amount, { sign: true })} />

  return (
    <MoneyDialog
      {...closing.dialog}
      title={t('close.title', {
        direction: t(`direction.${direction}`),
        lots: isolateFigure(formatQuantity(lots)),
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
      confirm={t('close.confirm', { lots: isolateFigure(formatQuantity(lots)), code: isolateFigure(code) })}
    />
  )
}
