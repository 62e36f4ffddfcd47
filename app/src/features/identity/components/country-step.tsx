import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { foldText } from '#lib/search/fold-text.ts'
import { ChoiceCards } from '#ui/form/choice-cards.tsx'
import { Field } from '#ui/form/field.tsx'
import { SearchInput } from '#ui/form/search-input.tsx'
import type { IdentityForm } from '../model/identity-schema.ts'
import { type PersonFieldProps, useCountries, useCountryField } from './person-fields.tsx'

interface CountryStepProps extends PersonFieldProps {
  areaCodes: readonly string[]
  countries: readonly string[]
}

/** The country that the browser says the user is in. Some browsers name no language, or one that is none, such as C. */
function regionOfBrowser(): string | undefined {
  try {
    return new Intl.Locale(navigator.language).region
  } catch {
    return undefined
  }
}

/** The country of residence, found by its name; the area code follows it. */
export function CountryStep({ areaCodes, countries, errorOf }: CountryStepProps) {
  const { t } = useTranslation('identity')
  const { clearErrors } = useFormContext<IdentityForm>()
  const { value, onChange, ref, name: field } = useCountryField(areaCodes)
  const [typed, setTyped] = useState('')
  const [suggestion] = useState(() => value || regionOfBrowser())
  const named = useCountries(countries)
  const words = foldText(typed.trim())
  const found = named.filter(({ code, name }) => foldText(name).includes(words) || foldText(code) === words)
  const suggested = words === '' ? found.filter(({ code }) => code === suggestion) : []
  const cardOf = ({ code, name }: (typeof named)[number]) => ({
    value: code,
    title: <bdi>{name}</bdi>,
    aside: <bdi dir="ltr">{code}</bdi>,
  })
  const handleChange = (code: string) => {
    onChange(code)
    clearErrors(field)
  }
  const list = (label: string, shown: typeof named) => (
    <ChoiceCards label={label} cards={shown.map(cardOf)} value={value} onChange={handleChange} />
  )
  return (
    <>
      <Field
        label={t('steps.findCountry', { last: named.length })}
        error={errorOf('country', { required: t('rule.required') })}
      >
        <SearchInput
          ref={ref}
          label={t('steps.findCountry', { last: named.length })}
          value={typed}
          onSearch={setTyped}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </Field>
      {suggested.length > 0 ? list(t('steps.suggested'), suggested) : null}
      {found.length > 0 ? (
        list(
          t('steps.name.country'),
          found.filter((country) => !suggested.includes(country)),
        )
      ) : (
        <p role="status" className="text-13 text-muted">
          {t('steps.noCountry')}
        </p>
      )}
    </>
  )
}
