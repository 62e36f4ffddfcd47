import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pageParts } from '#config/page-parts.ts'
import { ErrorNotice } from '#core/errors/error-notice.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useMyData } from '../api/use-my-data.ts'
import { SettingRow } from './setting-row.tsx'

/** Hands the user everything that the account holds, as one file. */
export function DataCard({ userName }: { userName: string }) {
  const { t } = useTranslation('settings')
  const { download, cancel, done, error } = useMyData()
  const start = () => void download(userName)
  return (
    <Card flush id={pageParts.data} title={t('data.title')}>
      <SettingRow label={t('data.label')} about={t('data.about')}>
        {done === undefined ? (
          <Button size="sm" icon={<Download className="size-4" aria-hidden="true" />} onClick={start}>
            {t('data.download')}
          </Button>
        ) : null}
      </SettingRow>
      {done === undefined ? null : (
        <div className="px-4 pb-4">
          <Progress label={t('data.collecting')} done={done} onCancel={cancel} />
        </div>
      )}
      {error === undefined ? null : <ErrorNotice error={error} onRetry={start} className="m-4" />}
    </Card>
  )
}
