import { useTranslation } from 'react-i18next'
import { Card } from '#ui/layout/card.tsx'
import {
  AddressField,
  BirthFields,
  CountrySelect,
  NameFields,
  type PersonFieldProps,
  PhoneFields,
} from './person-fields.tsx'

interface PersonCardProps extends PersonFieldProps {
  areaCodes: readonly string[]
  /** Codes of the countries on offer. */
  countries: readonly string[]
  /** The latest birthday of an adult, `yyyy-MM-dd`. */
  latestBirthdate: string
}

/** Name, sex, birthday, country, address and phone, as they stand in the document. */
export function PersonCard({ errorOf, areaCodes, countries, latestBirthdate }: PersonCardProps) {
  const { t } = useTranslation('identity')
  return (
    <Card title={t('details.title')} subtitle={t('details.asInDocument')}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NameFields errorOf={errorOf} />
        <BirthFields errorOf={errorOf} latestBirthdate={latestBirthdate} />
        <CountrySelect errorOf={errorOf} countries={countries} areaCodes={areaCodes} />
        <AddressField errorOf={errorOf} />
        <PhoneFields errorOf={errorOf} areaCodes={areaCodes} />
      </div>
    </Card>
  )
}
