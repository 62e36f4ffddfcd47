import { useMemo } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormSelect } from '#core/forms/form-select.tsx'
import type { AppForm } from '#core/forms/use-app-form.ts'
import { AreaCodeField } from '#core/phone/area-code-field.tsx'
import { callingCodeOf } from '#core/phone/calling-codes.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Card } from '#ui/layout/card.tsx'
import { countriesIn, type Identity, type IdentityForm, sexes } from '../model/identity-form.ts'

interface PersonCardProps {
  errorOf: AppForm<IdentityForm, Identity>['errorOf']
  areaCodes: readonly string[]
  /** Codes of the countries on offer. */
  countries: readonly string[]
  /** The latest birthday of an adult, `yyyy-MM-dd`. */
  latestBirthdate: string
}

/** Name, sex, birthday, country, address and phone, as they stand in the document. */
export function PersonCard({ errorOf: textOf, areaCodes, countries, latestBirthdate }: PersonCardProps) {
  const { t } = useTranslation('identity')
  const { control, register } = useFormContext<IdentityForm>()
  const words = {
    required: t('rule.required'),
    adult: t('rule.adult'),
    address: t('rule.address'),
    phone: t('rule.phone'),
  }
  const errorOf = (name: keyof IdentityForm) => textOf(name, words)
  const text = (name: 'firstName' | 'lastName', autoComplete: string) => (
    <Field label={t(`details.${name}`)} error={errorOf(name)}>
      <TextInput {...register(name)} autoComplete={autoComplete} maxLength={50} dir="auto" />
    </Field>
  )
  return (
    <Card title={t('details.title')} subtitle={t('details.asInDocument')}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {text('firstName', 'given-name')}
        {text('lastName', 'family-name')}
        <Field label={t('details.sex')} error={errorOf('sex')}>
          <FormSelect control={control} name="sex">
            <option value="">{t('details.choose')}</option>
            {sexes.map((sex) => (
              <option key={sex} value={sex}>
                {t(`details.${sex}`)}
              </option>
            ))}
          </FormSelect>
        </Field>
        <Field label={t('details.birthdate')} error={errorOf('birthdate')}>
          <TextInput
            {...register('birthdate')}
            type="date"
            autoComplete="bday"
            min="1900-01-01"
            max={latestBirthdate}
          />
        </Field>
        <Field label={t('details.country')} error={errorOf('country')}>
          <CountrySelect countries={countries} areaCodes={areaCodes} />
        </Field>
        <Field label={t('details.address')} error={errorOf('address')}>
          <TextInput {...register('address')} autoComplete="street-address" maxLength={200} dir="auto" />
        </Field>
        <AreaCodeField
          control={control}
          name="areaCode"
          areaCodes={areaCodes}
          label={t('details.areaCode')}
          error={errorOf('areaCode')}
        />
        <Field label={t('details.phone')} hint={t('details.phoneHint')} error={errorOf('phone')}>
          <TextInput {...register('phone')} type="tel" dir="ltr" autoComplete="tel-national" maxLength={24} />
        </Field>
      </div>
    </Card>
  )
}

/**
 * The country of residence. With it comes its area code, unless the user has chosen another one. A component of its
 * own: the first wrong field that has the focus is the first that was rendered.
 */
function CountrySelect({ countries, areaCodes }: Pick<PersonCardProps, 'countries' | 'areaCodes'>) {
  const { t } = useTranslation('identity')
  const { language } = useLanguage()
  const named = useMemo(() => countriesIn(language.tag, countries), [language.tag, countries])
  const { getValues, setValue } = useFormContext<IdentityForm>()
  const { field } = useController<IdentityForm, 'country'>({ name: 'country' })
  const handleChange = (chosen: string) => {
    const isOurs = ['', callingCodeOf(field.value, areaCodes)].includes(getValues('areaCode'))
    field.onChange(chosen)
    const areaCode = callingCodeOf(chosen, areaCodes)
    if (isOurs && areaCode) setValue('areaCode', areaCode, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <SelectInput {...field} autoComplete="country" onChange={({ target }) => handleChange(target.value)}>
      <option value="">{t('details.choose')}</option>
      {named.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectInput>
  )
}
