import { foldDigits } from '@swx/sdk/money'
import { useMemo } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { foldText } from '#lib/search/fold-text.ts'
import { Field } from '#ui/form/field.tsx'
import { SearchSelect } from '#ui/form/search-select.tsx'
import { callingCodes } from './calling-codes.ts'

export interface AreaCodeFieldProps<Form extends FieldValues, Output> {
  control: Control<Form, unknown, Output>
  name: FieldPathByValue<Form, string>
  /** The codes that the backend takes, the usual ones first. */
  areaCodes: readonly string[]
  label: string
  error: string | undefined
}

/** The country calling code of a phone number, found by country or digits. */
export function AreaCodeField<Form extends FieldValues, Output>({
  control,
  name,
  areaCodes,
  label,
  error,
}: AreaCodeFieldProps<Form, Output>) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { field } = useController({ control, name })
  const options = useMemo(() => areaCodeOptions(language.tag, areaCodes), [language.tag, areaCodes])
  const find = (typed: string) =>
    findAreaCodes(options, typed).map(({ key, value, country }) => ({
      key,
      value,
      label: (
        <>
          <bdi dir="ltr" className="num w-14 flex-none font-strong">
            {value}
          </bdi>
          <bdi>{country}</bdi>
        </>
      ),
    }))
  return (
    <Field label={label} error={error}>
      <SearchSelect
        name={field.name}
        inputRef={field.ref}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        find={find}
        nothing={t('areaCode.nothing')}
        placeholder={t('areaCode.find')}
        autoComplete="tel-country-code"
        dir="ltr"
      />
    </Field>
  )
}

/** How many codes of the backend stand first: those of the specification. */
const USUAL = 11

/** An area code with the country it stands for, where one is known. */
interface AreaCodeOption {
  readonly key: string
  readonly value: string
  readonly country: string | undefined
}

/** The codes on offer: the usual ones as they come, then those of all other countries by their names. */
export function areaCodeOptions(tag: string, offered: readonly string[]): readonly AreaCodeOption[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const { compare } = new Intl.Collator(tag)
  const known = callingCodes
    .filter(({ areaCode }) => offered.includes(areaCode))
    .map(({ country, areaCode }) => ({
      key: country,
      value: areaCode,
      country: names.of(country) ?? country,
    }))
  const first = offered.slice(0, USUAL).map((value) => {
    const option = known.find((one) => one.value === value)
    return option ?? { key: value, value, country: undefined }
  })
  const others = known.filter((option) => !first.includes(option))
  const nameless = offered
    .slice(USUAL)
    .filter((value) => !known.some((option) => option.value === value))
    .map((value) => ({ key: value, value, country: undefined }))
  return [...first, ...others.sort((one, other) => compare(one.country, other.country)), ...nameless]
}

/** The options that a typed text finds, by a part of the country's name or the beginning of the code. */
export function findAreaCodes(options: readonly AreaCodeOption[], typed: string): readonly AreaCodeOption[] {
  const words = foldText(typed.trim())
  const digits = foldDigits(typed).replace(/\D/g, '')
  if (words === '') return options
  return options.filter(({ value, country = '' }) =>
    digits === '' ? foldText(country).includes(words) : value.slice(1).startsWith(digits),
  )
}
