import { roundDecimal, stopLossIssue, takeProfitIssue } from '@swx/sdk/money'
import { useModifyOrder } from '@swx/sdk/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '../../../../core/account-mode/mode-badge.tsx'
import { useMode } from '../../../../core/account-mode/use-mode.ts'
import { ErrorNotice } from '../../../../core/errors/error-notice.tsx'
import { formatPrice } from '../../../../core/format/format-price.ts'
import { formatQuantity } from '../../../../core/format/format-quantity.ts'
import { isolateFigure } from '../../../../core/format/isolate-figure.ts'
import type { Instrument } from '../../../../core/instruments/instrument.ts'
import { useLivePrice } from '../../../../core/live-prices/use-live-price.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { useAmountReading } from '../../../../ui/form/use-amount-reading.ts'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import type { LayerProps } from '../../../../ui/overlay/lazy-layer.tsx'
import { useOrderTerms } from '../../ticket/api/use-order-terms.ts'
import { ProtectiveStopFields } from '../../ticket/components/protective-stop-fields.tsx'
import { useTicketTexts } from '../../ticket/components/use-ticket-texts.ts'
import {
  type ProtectiveStopEntry,
  type ProtectiveStopError,
  readProtectiveStop,
} from '../../ticket/model/ticket.ts'
import type { Position } from '../model/position.ts'

interface ModifyDialogProps extends LayerProps {
  position: Position
  instrument: Instrument
}

/** Sets, moves or clears the stops of an open position. Costs nothing and moves no money. */
export function ModifyDialog({ open, onClose, position, instrument }: ModifyDialogProps) {
  const { t } = useTranslation(['orders', 'common'])
  const { mode } = useMode()
  const exitDistanceTicks = useOrderTerms().data?.exitDistanceTicks
  const texts = useTicketTexts(instrument, exitDistanceTicks)
  const price = useLivePrice(position.code)?.price ?? instrument.price
  const { language, write } = useAmountReading()
  const entryOf = (at: number | undefined): ProtectiveStopEntry => ({
    isOn: at !== undefined,
    text: at === undefined ? '' : write(roundDecimal(at, instrument.decimals)),
  })
  const [stopLoss, setStopLoss] = useState(() => entryOf(position.stopLoss))
  const [takeProfit, setTakeProfit] = useState(() => entryOf(position.takeProfit))
  const [showsErrors, setShowsErrors] = useState(false)
  const modify = useModifyOrder()

  const { direction, code, lots, orderNo } = position
  const setting = {
    tickSize: instrument.tickSize,
    direction,
    price,
    stopOutPrice: position.stopOut,
    exitDistanceTicks: exitDistanceTicks ?? 1,
  }
  const read = (entry: ProtectiveStopEntry, before: number | undefined, issueOf: typeof stopLossIssue) => {
    const { price: value, error: unread } = readProtectiveStop(entry, instrument, language)
    const isSame = value === before && (entry.isOn || before === undefined)
    const error: ProtectiveStopError | undefined =
      unread ?? (value === undefined || isSame ? undefined : issueOf(setting, value))
    // What stays is not sent: the price may have come near to it meanwhile.
    return { error, isSame, wire: isSame ? undefined : (value ?? null) }
  }
  const sl = read(stopLoss, position.stopLoss, stopLossIssue)
  const tp = read(takeProfit, position.takeProfit, takeProfitIssue)
  const isLong = direction === 'LONG'
  const errorText = (kind: 'stopLoss' | 'takeProfit', error: ProtectiveStopError | undefined) =>
    error === 'missing' && !showsErrors
      ? undefined
      : texts.exit(kind, error, { price, stopOut: position.stopOut, isLong })

  const handleClose = () => {
    modify.reset()
    onClose()
  }
  const handleSave = () => {
    setShowsErrors(true)
    if (modify.isPending || sl.error || tp.error) return
    if (sl.isSame && tp.isSame) return toast(t('modify.nothing'))
    modify.mutate(
      {
        data: {
          orderNo,
          ...(sl.wire === undefined ? {} : { stopLossPrice: sl.wire }),
          ...(tp.wire === undefined ? {} : { takeProfitPrice: tp.wire }),
        },
      },
      {
        onSuccess: () => {
          toast(t('modify.saved', { code: isolateFigure(code) }))
          handleClose()
        },
      },
    )
  }

  return (
    <Dialog
      open={open}
      onClose={handleClose}
      title={t('modify.title', {
        direction: t(`direction.${direction}`),
        lots: isolateFigure(formatQuantity(lots)),
        code: isolateFigure(code),
      })}
      aside={<ModeBadge mode={mode} />}
      actions={
        <>
          <Button size="lg" onClick={handleClose}>
            {t('common:action.cancel')}
          </Button>
          <Button size="lg" variant="primary" busy={modify.isPending} onClick={handleSave}>
            {t('modify.submit')}
          </Button>
        </>
      }
    >
      <p className="text-13 text-muted">
        {t('modify.now')}{' '}
        <bdi dir="ltr" className="num font-strong text-text">
          {formatPrice(price, instrument.decimals)}
        </bdi>
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <ProtectiveStopFields
          decimals={instrument.decimals}
          stopLoss={{
            entry: stopLoss,
            onEntry: setStopLoss,
            error: errorText('stopLoss', sl.error),
          }}
          takeProfit={{
            entry: takeProfit,
            onEntry: setTakeProfit,
            error: errorText('takeProfit', tp.error),
          }}
        />
      </div>
      {modify.error ? <ErrorNotice error={modify.error} /> : null}
    </Dialog>
  )
}
