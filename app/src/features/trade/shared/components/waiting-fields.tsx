import { clsx } from 'clsx'
import { OctagonAlert } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '#core/format/figures.ts'
import { priceKind } from '#core/forms/amount-field.tsx'
import { AmountEcho, AmountQuestion, readingsOf } from '#core/forms/amount-question.tsx'
import { useAmountError, useAmountReading } from '#core/forms/use-amount-reading.ts'
import { FieldContext, useHeldDescription } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { TriggerSetting } from '../model/waiting-entry.ts'
import { ticksBetween, triggerSide } from '../model/waiting-entry.ts'
import { type ExpiryText, expiries } from '../model/waiting-form.ts'

interface WaitingFieldsProps {
  /** Type and direction of the order, and the current price. */
  setting: TriggerSetting
  decimals: number
  /** The price as it was typed. */
  text: string
  onText: (text: string) => void
  inputRef: Ref<HTMLInputElement>
  /** What is wrong with the price that was understood, and the ways on. */
  error: ReactNode
  expiry: ExpiryText
  onExpiry: (expiry: ExpiryText) => void
  expiryRef: Ref<HTMLInputElement>
  /** What is wrong with the moment of expiry. */
  expiryError: ReactNode
}

/** The price that an order waits for and how long it waits, side by side; what is wrong with them has the width below. */
export function WaitingFields({
  setting,
  decimals,
  text,
  onText,
  inputRef,
  error,
  expiry,
  onExpiry,
  expiryRef,
  expiryError,
}: WaitingFieldsProps) {
  const { t } = useTranslation('orders')
  const id = useId()
  const { read, write } = useAmountReading()
  const errorOf = useAmountError()
  const kindOfPrice = priceKind(decimals)
  const reading = read(text, kindOfPrice)
  const isAsked = readingsOf(reading) !== undefined
  const said = errorOf(reading, kindOfPrice, { name: 'entry', text }) ?? error
  const isAsTyped = reading.kind === 'value' && text === write(reading.value)
  const label = t(`entry.price.${setting.type}`)
  const outcome = (
    <>
      <span className={clsx(isAsTyped && 'sr-only')}>
        <AmountEcho reading={reading} scale={decimals} />
      </span>{' '}
      {reading.kind === 'value' ? (
        <TriggerDistance setting={setting} trigger={Number(reading.value)} />
      ) : null}
    </>
  )
  const held = useHeldDescription(outcome, `${setting.type} ${setting.direction} ${text}`)

  return (
    <div className="grid grid-cols-2 gap-x-2 gap-y-1.5">
      <div className="grid min-w-0 content-start gap-1.5" {...held.holders}>
        <label htmlFor={`${id}-price`} className="flex min-h-5 items-end text-13 font-strong">
          {label}
        </label>
        <FieldContext
          value={{
            id: `${id}-price`,
            describedBy: isAsked || said || held.description === undefined ? `${id}-about` : `${id}-held`,
            invalid: Boolean(said),
            isAsked,
          }}
        >
          <TextInput
            ref={inputRef}
            name="entry"
            figure
            inputMode="decimal"
            autoComplete="off"
            maxLength={60}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        </FieldContext>
      </div>
      <div className="grid min-w-0 content-start gap-1.5">
        <label htmlFor={`${id}-expiry`} className="flex min-h-5 items-end text-13 font-strong">
          {t('entry.expires')}
        </label>
        <FieldContext value={{ id: `${id}-expiry`, describedBy: undefined, invalid: false }}>
          <SelectInput
            value={expiry.until}
            onChange={({ target }) =>
              onExpiry({ ...expiry, until: expiries.find((known) => known === target.value) ?? expiry.until })
            }
          >
            {expiries.map((until) => (
              <option key={until} value={until}>
                {t(`entry.until.${until}`)}
              </option>
            ))}
          </SelectInput>
        </FieldContext>
      </div>
      <div id={`${id}-about`} className="col-span-full text-12">
        {isAsked ? (
          <AmountQuestion
            id={`${id}-question`}
            reading={reading}
            label={label}
            scale={decimals}
            onPick={(value) => onText(write(value))}
          />
        ) : said ? (
          <p className="flex items-start gap-1.5 text-danger">
            <OctagonAlert className="size-4 flex-none" aria-hidden="true" />
            <span>{said}</span>
          </p>
        ) : (
          <p className="flex min-h-4.5 flex-wrap gap-x-2 text-muted">{outcome}</p>
        )}
        {held.description === undefined ? null : (
          <span id={`${id}-held`} hidden>
            {held.description}
          </span>
        )}
      </div>
      {expiry.until === 'MOMENT' ? (
        <div className="col-span-full grid gap-1.5">
          <label htmlFor={`${id}-moment`} className="text-13 font-strong">
            {t('entry.moment')}
          </label>
          <FieldContext
            value={{
              id: `${id}-moment`,
              describedBy: expiryError ? `${id}-moment-error` : undefined,
              invalid: Boolean(expiryError),
            }}
          >
            <TextInput
              ref={expiryRef}
              type="datetime-local"
              name="expiry"
              dir="ltr"
              value={expiry.text}
              onChange={({ target }) => onExpiry({ ...expiry, text: target.value })}
            />
          </FieldContext>
          {expiryError ? (
            <p id={`${id}-moment-error`} className="text-12 text-danger">
              {expiryError}
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

interface TriggerDistanceProps {
  setting: Pick<TriggerSetting, 'type' | 'direction' | 'price' | 'tickSize'>
  trigger: number
}

/** How far the current price is from the one that is waited for: "350 ticks below the price now, −0.32 %". */
export function TriggerDistance({ setting, trigger }: TriggerDistanceProps) {
  const { t } = useTranslation('orders')
  const ticks = Math.abs(ticksBetween(setting.price, trigger, setting.tickSize))
  return (
    <span>
      {t(triggerSide(setting) === -1 ? 'entry.below' : 'entry.above', {
        ticks,
      })}{' '}
      <bdi dir="ltr" className="num">
        {formatPercent((trigger / setting.price - 1) * 100)}
      </bdi>
    </span>
  )
}
