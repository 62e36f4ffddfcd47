import { Download } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageParts } from '#config/page-parts.ts'
import { clientOf } from '#core/api/client.ts'
import { serverClock } from '#core/api/server-clock.ts'
import { ErrorNotice } from '#core/errors/error-notice.tsx'
import { downloadText } from '#lib/csv/download-text.ts'
import { Progress } from '#ui/feedback/progress.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { collectMyData } from '../api/collect-my-data.ts'
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

/** Collects what the account holds about its user into one file; tells how far it is and can be stopped. */
function useMyData() {
  const [done, setDone] = useState<number>()
  const [error, setError] = useState<unknown>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const download = useCallback(async (userName: string) => {
    const controller = new AbortController()
    stop.current = controller
    setError(undefined)
    setDone(0)
    try {
      const data = await collectMyData({ clientOf, signal: controller.signal, onProgress: setDone })
      const at = new Date(serverClock.now()).toISOString()
      const text = JSON.stringify({ collectedAt: at, ...data }, null, 2)
      downloadText(`swx-data-${userName}-${at.slice(0, 10)}.json`, text, 'application/json')
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure)
    } finally {
      setDone(undefined)
    }
  }, [])
  const cancel = useCallback(() => stop.current?.abort(), [])
  return { download, cancel, done, error }
}
