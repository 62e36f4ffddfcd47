import { roundDecimal } from '@swx/sdk/money'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { formatPrice } from '#core/format/figures.ts'
import { PriceField, priceKind } from '#core/forms/amount-field.tsx'
import { amountRule } from '#core/forms/amount-rule.ts'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import { useAppForm } from '#core/forms/use-app-form.ts'
import { useTyped } from '#core/forms/use-typed.ts'
import { useUnderstood } from '#core/forms/use-understood.ts'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { markFresh } from '#ui/data/fresh-row.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { type AlertSubject, addAlert } from '../model/alert-store.ts'
import { ALERTS_MAX, sideOf } from '../model/price-alert.ts'

/** The rules of the form of an alert: a price that the instrument can have. */
const alertForm = (
  language: string,
  { decimals, tickSize }: { readonly decimals: number; readonly tickSize: number },
) => z.object({ level: amountRule({ ...priceKind(decimals), language, step: tickSize }) })

export interface AlertFormProps {
  subject: AlertSubject
  /** A price that the user has pointed at. */
  level?: number | undefined
}

/** Sets an alert: one price; the side follows from where it lies. */
export function AlertForm({ subject, level: suggested }: AlertFormProps) {
  const { t } = useTranslation('alerts')
  const { code, id, category, decimals, tickSize } = subject
  const price = useLivePrice(code)?.price ?? subject.price
  const { language, write } = useAmountReading()
  const schema = useMemo(() => alertForm(language, { decimals, tickSize }), [language, decimals, tickSize])
  const { form, errorOf, clear, submit } = useAppForm({
    schema,
    initial: { level: '' },
    given: suggested === undefined ? undefined : { level: write(roundDecimal(suggested, decimals)) },
    draft: { name: `${code} alert`, fields: ['level'] },
    amounts: ['level'],
    mode: 'onSubmit',
  })
  const understood = useUnderstood(form.control, schema).level
  const level = understood === undefined ? undefined : Number(understood)
  const side = level === undefined ? undefined : sideOf(price, level)
  const words = {
    missing: t('form.enterPrice'),
    zero: t('form.enterPrice'),
    offStep: t('form.offGrid', { tick: tickSize, decimals }),
    isPrice: t('form.isPrice'),
  }

  const handleSubmit = submit((typed) => {
    const at = Number(typed.level)
    const from = sideOf(price, at)
    if (from === undefined)
      return form.setError('level', { type: 'now', message: 'isPrice' }, { shouldFocus: true })
    const added = addAlert({ code, instrumentId: id, category, decimals, level: at, side: from })
    if (added === undefined) return toast(t('form.full', { max: ALERTS_MAX }), { tone: 'alert' })
    clear()
    markFresh(added)
    toast(t(`form.set.${from}`, { code, level: at, decimals }))
  })

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-3">
      <PriceField
        {...useTyped(form.control, 'level')}
        decimals={decimals}
        label={t('form.level')}
        aside={
          <span className="text-12 text-muted">
            {t('form.now')}{' '}
            <bdi dir="ltr" className="num">
              {formatPrice(price, decimals)}
            </bdi>
          </span>
        }
        hint={side && level !== undefined ? t(`form.when.${side}`, { level, decimals }) : t('form.hint')}
        error={errorOf('level', words)}
      />
      <Button type="submit" variant="primary">
        {t('form.submit')}
      </Button>
    </form>
  )
}
