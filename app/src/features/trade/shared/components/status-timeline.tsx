import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#core/format/format-time.ts'
import { Timeline } from '#ui/data/timeline.tsx'

interface StatusTimelineProps {
  history: readonly { readonly status: string; readonly at: string; readonly reason?: string | undefined }[]
  /** The user's word for a status; a status without one is shown as it came. */
  wordOf: (status: string) => string
}

/** The history of a record: each status with its time, and the reason where there is one. */
export function StatusTimeline({ history, wordOf }: StatusTimelineProps) {
  const { i18n } = useTranslation()
  return (
    <Timeline
      steps={history.map(({ status, at, reason }) => ({
        key: `${status} ${at}`,
        title: wordOf(status),
        time: <bdi className="tabular-nums">{formatDateTime(at, i18n.language)} UTC</bdi>,
        note: reason,
      }))}
    />
  )
}
