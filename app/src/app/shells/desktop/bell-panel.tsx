import { useAlertNotices } from '#app/alert-notices.ts'
import { NoticePanel } from '#features/notifications/components/notice-panel.tsx'

/** What the bell opens: the newest notifications, with the price alerts among them. */
export function BellPanel({ onClose }: { onClose: () => void }) {
  return <NoticePanel local={useAlertNotices()} onClose={onClose} />
}
