import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type DepositMethod, methodKey } from '../model/deposit-method.ts'
import './method-choice.css'

/** Props of {@link MethodChoice}. */
export interface MethodChoiceProps {
  methods: readonly DepositMethod[]
  value: DepositMethod
  onChange: (method: DepositMethod) => void
}

/** The ways to pay in: a currency and its network each, one of them chosen. */
export function MethodChoice({ methods, value, onChange }: MethodChoiceProps) {
  const { t } = useTranslation('deposit')
  const name = useId()
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-13 font-strong">{t('form.method')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {methods.map((method) => (
          <label key={methodKey(method)} className="method-card">
            <input
              type="radio"
              name={name}
              value={methodKey(method)}
              checked={methodKey(method) === methodKey(value)}
              onChange={() => onChange(method)}
              className="size-5 flex-none"
            />
            <span className="min-w-0">
              <span className="block font-strong">
                <bdi>{method.currency}</bdi>
              </span>
              <span className="block text-12 text-muted">
                {t('form.network', { network: method.network })}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
