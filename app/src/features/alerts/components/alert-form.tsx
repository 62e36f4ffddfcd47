import { isOnGrid } from '@swx/sdk/money'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPrice } from '../../../core/format/format-price.ts'
import { isolateFigure } from '../../../core/format/isolate-figure.ts'
import { useLivePrice } from '../../../core/live-prices/use-live-price.ts'
import { useDraft } from '../../../core/session/use-draft.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { understoodValue, useAmountReading } from '../../../ui/form/use-amount-reading.ts'
import { addAlert } from '../model/alert-store.ts'
import { ALERTS_MAX, sideOf } from '../model/price-alert.ts'
import type { AlertSubject } from './alert-subject.ts'

type FormErrorKey = 'form.enterPrice' | 'form.offGrid' | 'form.isPrice'

/** Sets an alert: one price; the side follows from where it lies. */
export function AlertForm({ subject }: { subject: AlertSubject }) {
  const { t } = useTranslation('alerts')
  const [text, setText] = useDraft(`${subject.code} alert`, '')
  const [error, setError] = useState<FormErrorKey>()
  const price = useLivePrice(subject.code)?.price ?? subject.price
  const kind = { scale: subject.decimals, currency: 'USD' }
  const reading = useAmountReading().read(text, kind)
  const level = Number(understoodValue(reading) ?? '0') || undefined
  const side = level === undefined ? undefined : sideOf(price, level)
  const figure = (value: number) => isolateFigure(formatPrice(value, subject.decimals))

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (reading.kind !== 'value' && reading.kind !== 'empty') return
    if (level === undefined) return setError('form.enterPrice')
    if (!isOnGrid(level, subject.tickSize)) return setError('form.offGrid')
    if (side === undefined) return setError('form.isPrice')
    const { code, id, category, decimals } = subject
    if (!addAlert({ code, instrumentId: id, category, decimals, level, side })) {
      return toast(t('form.full', { max: ALERTS_MAX }), { tone: 'alert' })
    }
    setText('')
    toast(t(`form.set.${side}`, { code, level: figure(level) }))
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-3">
      <MoneyField
        {...kind}
        label={t('form.level')}
        aside={
          <span className="text-12 text-muted">
            {t('form.now')}{' '}
            <bdi dir="ltr" className="num">
              {formatPrice(price, subject.decimals)}
            </bdi>
          </span>
        }
        hint={side && level !== undefined ? t(`form.when.${side}`, { level: figure(level) }) : t('form.hint')}
        error={error && t(error, { tick: figure(subject.tickSize) })}
        text={text}
        onText={(next) => {
          setText(next)
          setError(undefined)
        }}
      />
      <Button type="submit" variant="primary">
        {t('form.submit')}
      </Button>
    </form>
  )
}
