import { isHttpError } from '@swx/sdk'
import { roundDecimal } from '@swx/sdk/money'
import { useSetAlert } from '@swx/sdk/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { formatPercent, formatPrice } from '#core/format/figures.ts'
import { ChangeField, changeKind, PriceField, priceKind } from '#core/forms/amount-field.tsx'
import { amountRule } from '#core/forms/amount-rule.ts'
import { FormError } from '#core/forms/form-error.tsx'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import { useAppForm } from '#core/forms/use-app-form.ts'
import { useTyped } from '#core/forms/use-typed.ts'
import { useUnderstood } from '#core/forms/use-understood.ts'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { markFresh } from '#ui/data/fresh-row.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import {
  ACCOUNT_ALERTS_MAX,
  type AccountAlert,
  type AlertRepeat,
  CHANGE_RANGE,
  holdsAt,
  kindOf,
  partsOf,
  type Watched,
  type WatchedSide,
} from '../model/account-alert.ts'
import type { AlertSubject } from '../model/alert-store.ts'

/** The rules of the form: a price that the instrument can have, or a change in percent. */
const valueForm = (language: string, watched: Watched, { decimals, tickSize }: AlertSubject) =>
  z.object({
    value: amountRule(
      watched === 'PRICE'
        ? { ...priceKind(decimals), language, step: tickSize }
        : { ...changeKind, ...CHANGE_RANGE, language },
    ),
  })

const places = { purchaseAmountWrong: { field: 'value' }, belowMinimum: { field: 'value' } } as const

export interface AccountAlertFormProps {
  subject: AlertSubject
  /** A price that the user has pointed at. */
  level?: number | undefined
  /** The alert to change; without one another is set. */
  alert?: AccountAlert | undefined
  /** How many alerts there are. */
  used?: number
  onDone?: () => void
}

/** Sets an alert that the server keeps, or changes one. Until the user chooses, the side follows from where the value lies. */
export function AccountAlertForm({ subject, level, alert, used = 0, onDone }: AccountAlertFormProps) {
  const { t } = useTranslation(['alerts', 'common'])
  const { code, decimals, tickSize } = subject
  const before = alert && partsOf(alert.kind)
  const [watched, setWatched] = useState<Watched>(before?.watched ?? 'PRICE')
  const [chosenSide, setChosenSide] = useState<WatchedSide | undefined>(before?.side)
  const [repeat, setRepeat] = useState<AlertRepeat>(
    alert?.repeat === 'EACH_CROSSING' ? 'EACH_CROSSING' : 'ONCE',
  )
  const live = useLivePrice(code)
  const price = live?.price ?? subject.price
  const change = live?.changePercent ?? subject.changePercent
  const now = watched === 'PRICE' ? price : change
  const { language, write } = useAmountReading()
  const schema = useMemo(() => valueForm(language, watched, subject), [language, watched, subject])
  const pointed = alert?.value ?? level
  const scale = watched === 'PRICE' ? decimals : changeKind.scale
  const { form, errorOf, formError, showError, clear, submit, isSubmitting } = useAppForm({
    schema,
    initial: { value: '' },
    given: pointed === undefined ? undefined : { value: write(roundDecimal(pointed, scale)) },
    draft: { name: `${code} alert of the account`, fields: ['value'] },
    amounts: ['value'],
    places,
    mode: 'onSubmit',
  })
  const { mutateAsync: set } = useSetAlert()
  const understood = useUnderstood(form.control, schema).value
  const value = understood === undefined ? undefined : Number(understood)
  const followed: WatchedSide = value !== undefined && now !== undefined && value < now ? 'BELOW' : 'ABOVE'
  const side = chosenSide ?? followed

  const handleWatched = (next: Watched) => {
    setWatched(next)
    setChosenSide(undefined)
    form.reset({ value: '' }, { keepFieldsRef: true })
  }
  const handleSubmit = submit(async ({ value: typed }) => {
    if (Number(typed) === now)
      return form.setError('value', { type: 'now', message: 'isNow' }, { shouldFocus: true })
    const full = t('form.full', { max: ACCOUNT_ALERTS_MAX })
    if (alert === undefined && used >= ACCOUNT_ALERTS_MAX) return toast(full, { tone: 'alert' })
    const data = { code, kind: kindOf(watched, side), value: Number(typed), repeat }
    try {
      const { id } = await set({ data: alert ? { ...data, id: alert.id } : data })
      markFresh(id)
    } catch (error) {
      const isFull = isHttpError(error) && error.errors?.some(({ rule }) => rule === 'maxItems')
      return isFull ? toast(full, { tone: 'alert' }) : showError(error)
    }
    clear()
    toast(t(alert ? 'form.changed' : 'form.done', { code }))
    onDone?.()
  })

  const outOfRange = t('form.outOfRange', { least: Number(CHANGE_RANGE.min), most: Number(CHANGE_RANGE.max) })
  const words = {
    missing: t(watched === 'PRICE' ? 'form.enterPrice' : 'form.enterChange'),
    zero: t('form.enterPrice'),
    offStep: t('form.offGrid', { tick: tickSize, decimals }),
    tooSmall: outOfRange,
    tooLarge: outOfRange,
    isNow: t('form.isNow'),
    purchaseAmountWrong: t('form.isNow'),
  }
  const hint =
    value === undefined || now === undefined || value === now
      ? undefined
      : holdsAt(side, value, now)
        ? t('form.holds')
        : watched === 'PRICE'
          ? t('form.from', { change: ((value - now) / now) * 100, price: now, decimals })
          : undefined
  const field = {
    ...useTyped(form.control, 'value'),
    aside: (
      <span className="text-12 text-muted">
        {t(watched === 'PRICE' ? 'form.now' : 'form.changeNow')}{' '}
        <bdi dir="ltr" className="num">
          {watched === 'PRICE'
            ? formatPrice(price, decimals)
            : change === undefined
              ? '–'
              : formatPercent(change)}
        </bdi>
      </span>
    ),
    hint,
    isHintLive: true,
    error: errorOf('value', words),
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-3">
      {alert ? <h3 className="text-14">{t('form.changeTitle', { code })}</h3> : null}
      <div className="flex flex-wrap gap-2">
        <Segmented
          className="flex-1"
          label={t('form.watched.label')}
          value={watched}
          onChange={handleWatched}
          options={[
            { value: 'PRICE', label: t('form.watched.PRICE') },
            { value: 'CHANGE', label: t('form.watched.CHANGE') },
          ]}
        />
        <Segmented
          className="flex-1"
          label={t('form.side.label')}
          value={side}
          onChange={setChosenSide}
          options={[
            { value: 'ABOVE', label: t('form.side.ABOVE') },
            { value: 'BELOW', label: t('form.side.BELOW') },
          ]}
        />
      </div>
      {watched === 'PRICE' ? (
        <PriceField {...field} decimals={decimals} label={t('form.level')} />
      ) : (
        <ChangeField {...field} label={t('form.change')} />
      )}
      <Segmented
        label={t('form.repeat.label')}
        value={repeat}
        onChange={setRepeat}
        options={[
          { value: 'ONCE', label: t('form.repeat.ONCE') },
          { value: 'EACH_CROSSING', label: t('form.repeat.EACH_CROSSING') },
        ]}
      />
      <FormError text={formError} />
      <div className="flex gap-2">
        {alert ? (
          <Button className="flex-1" onClick={onDone}>
            {t('common:action.cancel')}
          </Button>
        ) : null}
        <Button type="submit" variant="primary" className="flex-1" busy={isSubmitting}>
          {t(alert ? 'form.save' : 'form.submit')}
        </Button>
      </div>
    </form>
  )
}
