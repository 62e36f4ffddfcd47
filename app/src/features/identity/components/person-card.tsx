import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isolateFigure } from '../../../core/format/isolate-figure.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { Field } from '../../../ui/form/field.tsx'
import { SelectInput } from '../../../ui/form/select-input.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { countriesIn } from '../model/countries.ts'
import { type IdentityErrors, type IdentityForm, latestBirthdate } from '../model/identity-form.ts'

/** Props of {@link PersonCard}. */
export interface PersonCardProps {
  form: IdentityForm
  onForm: (change: Partial<IdentityForm>) => void
  areaCodes: readonly string[]
  /** Codes of the countries on offer. */
  countries: readonly string[]
  errors: IdentityErrors
  serverTime: string
}

const sexes = ['female', 'male'] as const

/** Name, sex, birthday, country, address and phone, as they stand in the document. */
export function PersonCard({ form, onForm, areaCodes, countries, errors, serverTime }: PersonCardProps) {
  const { t } = useTranslation('identity')
  const { language } = useLanguage()
  const named = useMemo(() => countriesIn(language.tag, countries), [language.tag, countries])
  const errorOf = (name: keyof IdentityForm) => {
    const error = errors[name]
    return error && t(`problem.${error}`)
  }
  const bind = (name: keyof IdentityForm) => ({
    name,
    value: form[name],
    onChange: (event: { target: { value: string } }) => onForm({ [name]: event.target.value }),
  })
  const text = (name: 'firstName' | 'lastName', autoComplete: string) => (
    <Field label={t(`person.${name}`)} error={errorOf(name)}>
      <TextInput {...bind(name)} autoComplete={autoComplete} maxLength={50} dir="auto" />
    </Field>
  )
  return (
    <Card title={t('person.title')} subtitle={t('person.asInDocument')}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {text('firstName', 'given-name')}
        {text('lastName', 'family-name')}
        <Field label={t('person.sex')} error={errorOf('sex')}>
          <SelectInput {...bind('sex')}>
            <option value="">{t('person.choose')}</option>
            {sexes.map((sex) => (
              <option key={sex} value={sex}>
                {t(`person.${sex}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field label={t('person.birthdate')} error={errorOf('birthdate')}>
          <TextInput
            {...bind('birthdate')}
            type="date"
            autoComplete="bday"
            min="1900-01-01"
            max={latestBirthdate(Date.parse(serverTime))}
          />
        </Field>
        <Field label={t('person.country')} error={errorOf('country')}>
          <SelectInput {...bind('country')} autoComplete="country">
            <option value="">{t('person.choose')}</option>
            {named.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field label={t('person.address')} error={errorOf('address')}>
          <TextInput {...bind('address')} autoComplete="street-address" maxLength={200} dir="auto" />
        </Field>
        <Field label={t('person.areaCode')} error={errorOf('areaCode')}>
          <SelectInput {...bind('areaCode')} autoComplete="tel-country-code">
            <option value="">{t('person.choose')}</option>
            {areaCodes.map((code) => (
              <option key={code} value={code}>
                {isolateFigure(code)}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field label={t('person.phone')} hint={t('person.phoneHint')} error={errorOf('phone')}>
          <TextInput {...bind('phone')} type="tel" dir="ltr" autoComplete="tel-national" maxLength={15} />
        </Field>
      </div>
    </Card>
  )
}
