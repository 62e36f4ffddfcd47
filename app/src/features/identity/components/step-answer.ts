import { useTranslation } from 'react-i18next'
import { formatDate } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { documentTypes, sexes } from '../model/identity-schema.ts'
import type { IdentityStep } from '../model/step-order.ts'
import type { IdentityCheck } from './use-identity-check.ts'

/** What was answered in a step, in words; undefined while there is nothing to say. */
export function useStepAnswer({
  values,
  progress,
}: IdentityCheck): (step: IdentityStep) => string | undefined {
  const { t } = useTranslation('identity')
  const { language } = useLanguage()
  const { sides, pictures } = progress
  return (step) => {
    switch (step) {
      case 'country':
        return values.country === ''
          ? undefined
          : new Intl.DisplayNames([language.tag], { type: 'region' }).of(values.country)
      case 'document': {
        const type = documentTypes.find((one) => one === values.docType)
        return type && t(`document.${type}`)
      }
      case 'pictures': {
        const done = sides.filter((side) => pictures[side].state.phase === 'ready').length
        return done === 0 ? undefined : t('steps.pictures', { done, last: sides.length })
      }
      case 'name':
        return [values.firstName, values.lastName].join(' ').trim() || undefined
      case 'birth': {
        const sex = sexes.find((one) => one === values.sex)
        const date = values.birthdate === '' ? undefined : formatDate(values.birthdate, language.tag)
        return [date, sex && t(`details.${sex}`)].filter(Boolean).join(' · ') || undefined
      }
      case 'address':
        return values.address.trim() || undefined
      case 'phone':
        return values.phone.trim() === '' ? undefined : `\u2066${values.areaCode} ${values.phone}\u2069`
      default:
        return undefined
    }
  }
}
