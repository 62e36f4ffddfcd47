import { roundDecimal } from '@swx/sdk/money'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatPrice } from '#core/format/figures.ts'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useTriggerTexts } from '#features/trade/shared/components/use-ticket-texts.ts'
import { WaitingFields } from '#features/trade/shared/components/waiting-fields.tsx'
import type { Direction } from '#features/trade/shared/model/position-preview.ts'
import {
  type EntryType,
  entryTypes,
  nearestTrigger,
  type TriggerSetting,
  waitingTypeAt,
} from '#features/trade/shared/model/waiting-entry.ts'
import { useWaitingOrders } from '#features/trade/waiting/api/use-waiting-orders.ts'
import { Field } from '#ui/form/field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import type { TicketReading } from '../model/ticket.ts'
import type { TicketForm } from '../model/ticket-form.ts'
import type { TicketErrors } from './use-leverage-ticket.ts'

interface TicketEntryProps {
  instrument: Instrument
  reading: TicketReading
  /** The current price. */
  price: number
  direction: Direction
  onType: (type: EntryType) => void
  errorOf: TicketErrors
}

/** The price that the position opens at: the current one, or one that the order waits for, and how long it waits. */
export function TicketEntry({ instrument, reading, price, direction, onType, errorOf }: TicketEntryProps) {
  const { t } = useTranslation('orders')
  const { control } = useFormContext<TicketForm>()
  const { field } = useController({ control, name: 'entry' })
  const { wait } = reading
  return (
    <>
      <Segmented
        label={t('entry.label')}
        value={field.value.type}
        onChange={onType}
        options={entryTypes.map((type) => ({ value: type, label: t(`entry.type.${type}`) }))}
      />
      {wait ? (
        <TicketWaitFields
          instrument={instrument}
          wait={wait}
          setting={{ type: wait.type, direction, price, tickSize: instrument.tickSize }}
          errorOf={errorOf}
        />
      ) : null}
    </>
  )
}

interface TicketWaitFieldsProps {
  instrument: Instrument
  wait: NonNullable<TicketReading['wait']>
  setting: TriggerSetting
  errorOf: TicketErrors
}

/** The price, the expiry and the partner of an order that waits. */
function TicketWaitFields({ instrument, wait, setting, errorOf }: TicketWaitFieldsProps) {
  const { control } = useFormContext<TicketForm>()
  const { field: entry } = useController({ control, name: 'entry' })
  const { field: expiry } = useController({ control, name: 'expiry' })
  const { write } = useAmountReading()
  const { t } = useTranslation('orders')
  const texts = useTriggerTexts(instrument)
  const { decimals } = instrument
  const issue = texts.issue(wait.issue, setting)
  const type = (text: string) => entry.onChange({ ...entry.value, text })
  const nearest = nearestTrigger(setting)
  const other =
    wait.trigger === undefined || wait.issue !== 'wrongSide'
      ? wait.type
      : waitingTypeAt(wait.trigger, setting.price, setting.direction)

  return (
    <>
      <WaitingFields
        setting={setting}
        decimals={decimals}
        text={entry.value.text}
        onText={type}
        inputRef={entry.ref}
        error={
          issue === undefined ? (
            errorOf('entry', texts.words)
          ) : (
            <>
              {issue}{' '}
              {other === wait.type ? null : (
                <>
                  <button
                    type="button"
                    className="underline"
                    onClick={() => entry.onChange({ ...entry.value, type: other })}
                  >
                    {t(`entry.use.${other}`)}
                  </button>{' '}
                  ·{' '}
                </>
              )}
              <button
                type="button"
                className="underline"
                onClick={() => type(write(roundDecimal(nearest, decimals)))}
              >
                <bdi dir="ltr" className="num">
                  {formatPrice(nearest, decimals)}
                </bdi>
              </button>
            </>
          )
        }
        expiry={expiry.value}
        onExpiry={expiry.onChange}
        expiryRef={expiry.ref}
        expiryError={errorOf('expiry', { missing: t('entry.momentMissing') })}
      />
      <PartnerChoice instrument={instrument} error={errorOf('partner')} />
    </>
  )
}

/** The waiting order that is cancelled when this one fills; nothing where there is none that could be. */
function PartnerChoice({ instrument, error }: { instrument: Instrument; error: string | undefined }) {
  const { t } = useTranslation('orders')
  const { control } = useFormContext<TicketForm>()
  const { field } = useController({ control, name: 'partner' })
  const orders = (useWaitingOrders().data?.rows ?? []).filter(
    (order) => order.code === instrument.code && order.partner === undefined,
  )
  if (orders.length === 0 && !error) return null
  return (
    <Field label={t('entry.partner')} error={error}>
      <SelectInput {...field}>
        <option value="">{t('entry.noPartner')}</option>
        {orders.map(({ orderNo, type, direction, lots, trigger }) => (
          <option key={orderNo} value={orderNo}>
            {t('entry.partnerOrder', {
              order: t(`entry.order.${type}.${direction}`),
              lots,
              price: trigger,
              decimals: instrument.decimals,
            })}
          </option>
        ))}
      </SelectInput>
    </Field>
  )
}
