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
import { countriesIn, type Identity, type IdentityForm, sexes } from '../model/identity-schema.ts'

export interface PersonFieldProps {
  errorOf: AppForm<IdentityForm, Identity>['errorOf']
}

/** The error of a field, in the words of the identity check. */
function useFieldError({ errorOf }: PersonFieldProps) {
  const { t } = useTranslation('identity')
  const words = {
    required: t('rule.required'),
    adult: t('rule.adult'),
    address: t('rule.address'),
    phone: t('rule.phone'),
  }
  return (name: keyof IdentityForm) => errorOf(name, words)
}

/** First and last name. */
export function NameFields(props: PersonFieldProps) {
  const { t } = useTranslation('identity')
  const { register } = useFormContext<IdentityForm>()
  const errorOf = useFieldError(props)
  const text = (name: 'firstName' | 'lastName', autoComplete: string) => (
    <Field label={t(`details.${name}`)} error={errorOf(name)}>
      <TextInput {...register(name)} autoComplete={autoComplete} maxLength={50} dir="auto" />
    </Field>
  )
  return (
    <>
      {text('firstName', 'given-name')}
      {text('lastName', 'family-name')}
    </>
  )
}

/** Date of birth and sex. */
export function BirthFields({ latestBirthdate, ...props }: PersonFieldProps & { latestBirthdate: string }) {
  const { t } = useTranslation('identity')
  const { control, register } = useFormContext<IdentityForm>()
  const errorOf = useFieldError(props)
  return (
    <>
      <Field label={t('details.birthdate')} error={errorOf('birthdate')}>
        <TextInput
          {...register('birthdate')}
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={latestBirthdate}
        />
      </Field>
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
    </>
  )
}

/** The address, in one line. */
export function AddressField(props: PersonFieldProps) {
  const { t } = useTranslation('identity')
  const { register } = useFormContext<IdentityForm>()
  const errorOf = useFieldError(props)
  return (
    <Field label={t('details.address')} error={errorOf('address')}>
      <TextInput {...register('address')} autoComplete="street-address" maxLength={200} dir="auto" />
    </Field>
  )
}

/** Area code and number. */
export function PhoneFields({ areaCodes, ...props }: PersonFieldProps & { areaCodes: readonly string[] }) {
  const { t } = useTranslation('identity')
  const { control, register } = useFormContext<IdentityForm>()
  const errorOf = useFieldError(props)
  return (
    <>
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
    </>
  )
}

/** Countries by their names in the user's language. */
export function useCountries(countries: readonly string[]) {
  const { language } = useLanguage()
  return useMemo(() => countriesIn(language.tag, countries), [language.tag, countries])
}

/** The country of residence as a field. With it comes its area code, unless the user has chosen another one. */
export function useCountryField(areaCodes: readonly string[]) {
  const { getValues, setValue } = useFormContext<IdentityForm>()
  const { field } = useController<IdentityForm, 'country'>({ name: 'country' })
  return {
    ...field,
    onChange: (chosen: string) => {
      const isOurs = ['', callingCodeOf(field.value, areaCodes)].includes(getValues('areaCode'))
      field.onChange(chosen)
      const areaCode = callingCodeOf(chosen, areaCodes)
      if (isOurs && areaCode) setValue('areaCode', areaCode, { shouldDirty: true, shouldValidate: true })
    },
  }
}

interface CountrySelectProps extends PersonFieldProps {
  areaCodes: readonly string[]
  countries: readonly string[]
}

/** The country as a list of choices. The field is a component of its own: the first wrong one that has the focus is the first that was rendered. */
export function CountrySelect({ areaCodes, countries, ...props }: CountrySelectProps) {
  const { t } = useTranslation('identity')
  const errorOf = useFieldError(props)
  return (
    <Field label={t('details.country')} error={errorOf('country')}>
      <CountryOptions areaCodes={areaCodes} countries={countries} />
    </Field>
  )
}

function CountryOptions({ areaCodes, countries }: Omit<CountrySelectProps, 'errorOf'>) {
  const { t } = useTranslation('identity')
  const named = useCountries(countries)
  const { onChange, ...field } = useCountryField(areaCodes)
  return (
    <SelectInput {...field} autoComplete="country" onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('details.choose')}</option>
      {named.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectInput>
  )
}
