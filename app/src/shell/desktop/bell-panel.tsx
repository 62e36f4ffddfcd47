import { NoticePanel } from '#features/notifications/components/notice-panel.tsx'
import { useAlertNotices } from '#pages/alert-notices.ts'

/** What the bell opens: the newest notifications, with the price alerts among them. */
export function BellPanel({ onClose }: { onClose: () => void }) {
  return <NoticePanel local={useAlertNotices()} onClose={onClose} />
}
