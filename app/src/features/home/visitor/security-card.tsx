import { FileText, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#core/format/format-time.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Card } from '#ui/layout/card.tsx'
import { parseClaims, sourcedAssurances } from './claims.ts'

const points = [
  { key: 'lock', Icon: Lock },
  { key: 'documents', Icon: FileText },
] as const

/** How money and documents are kept safe, with what an operator can show for it. */
export function SecurityCard() {
  const { t } = useTranslation('home')
  return (
    <Card title={t('security.title')}>
      <ul className="grid gap-3 text-13">
        {points.map(({ key, Icon }) => (
          <li key={key} className="flex gap-3">
            <Icon className="size-5 flex-none" aria-hidden="true" />
            <div>
              <b>{t(`security.${key}`)}</b>
              <p className="text-muted">{t(`security.${key}Body`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <Assurances />
    </Card>
  )
}

/** Insurance, licence and the like, in the words of the operator: there is a place for them only with source and date. */
function Assurances() {
  const { t } = useTranslation('home')
  const { language } = useLanguage()
  const claims = useParameter('claims', parseClaims)
  const shown = sourcedAssurances(claims.data ?? [])
  if (shown.length === 0) return null

  return (
    <ul className="grid gap-3 border-t border-line pt-3 text-13">
      {shown.map(({ key, text, value, source, asOf }) => (
        <li key={key}>
          <b>{text}</b>
          <p className="text-muted">{value}</p>
          <p className="text-12 text-muted">
            {t('claims.source', { source, date: formatDate(asOf, language.tag) })}
          </p>
        </li>
      ))}
    </ul>
  )
}
