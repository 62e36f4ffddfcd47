import type { AmountReading } from '@swx/sdk/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatQuantity } from '#core/format/format-quantity.ts'
import { isolateFigure } from '#core/format/isolate-figure.ts'
import { useAmountError } from '#ui/form/use-amount-error.ts'
import { sizeKind } from '../model/ticket-size.ts'
import { FundsError } from './funds-error.tsx'
import type { LeverageTicketState } from './use-leverage-ticket.ts'
import { useTicketTexts } from './use-ticket-texts.ts'

/** What is wrong with the size of a ticket, in words; nothing for what is right, is empty yet, or waits for a stop loss. */
export function useSizeError(ticket: LeverageTicketState, reading: AmountReading): ReactNode {
  const { t } = useTranslation(['orders', 'errors'])
  const { form, instrument, terms, preview, available, isBeyondFunds, sizeIssue, errorOf } = ticket
  const { unit } = form.getValues('size')
  const readingError = useAmountError()(reading, sizeKind(unit, instrument))
  const lots = useTicketTexts(instrument, terms.exitDistanceTicks).lots(instrument)
  const tooSmall = t('sizeIn.tooSmall', { min: isolateFigure(formatQuantity(instrument.minLots)) })
  const words =
    unit === 'lots'
      ? lots
      : {
          missing: t(unit === 'units' ? 'errors:enterPurchaseQuantity' : 'errors:enterInvestmentAmount'),
          zero: tooSmall,
        }

  if (readingError !== undefined) return readingError
  const own = errorOf('size', words)
  if (own !== undefined) return own
  if (sizeIssue === 'tooSmall') return tooSmall
  if (sizeIssue === 'tooLarge') return lots.tooLarge
  if (isBeyondFunds && preview && available) return <FundsError total={preview.total} available={available} />
  return undefined
}
