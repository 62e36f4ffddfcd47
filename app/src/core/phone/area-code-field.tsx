import { useMemo } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Field } from '#ui/form/field.tsx'
import { SearchSelect } from '#ui/form/search-select.tsx'
import { areaCodeOptions, findAreaCodes } from './area-code-options.ts'

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
