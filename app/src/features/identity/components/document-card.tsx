import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Segmented } from '#ui/form/segmented.tsx'
import { Card } from '#ui/layout/card.tsx'
import { documentTypes, type IdentityForm } from '../model/identity-schema.ts'
import { type Pictures, sidesOf } from '../model/step-order.ts'
import { SideField } from './side-field.tsx'

interface DocumentCardProps {
  pictures: Pictures
  /** The user wanted to submit: what is missing is said. */
  isChecked: boolean
}

/** Which document, and its pictures: front, back where it has one, and in the hand. */
export function DocumentCard({ pictures, isChecked }: DocumentCardProps) {
  const { t } = useTranslation('identity')
  const { field } = useController<IdentityForm, 'docType'>({ name: 'docType' })
  return (
    <Card title={t('document.title')}>
      <Segmented
        label={t('document.type')}
        options={documentTypes.map((value) => ({ value, label: t(`document.${value}`) }))}
        value={field.value}
        onChange={field.onChange}
        className="flex-wrap"
      />
      {sidesOf(field.value).map((side) => (
        <SideField
          key={side}
          side={side}
          docType={field.value}
          image={pictures[side]}
          isMissing={isChecked}
        />
      ))}
    </Card>
  )
}
