import { FileText, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from '#ui/layout/card.tsx'
import { Assurances } from './assurances.tsx'

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
