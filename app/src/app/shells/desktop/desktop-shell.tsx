import { useLocation } from 'react-router-dom'
import { PageHost } from '#app/page-host.tsx'
import { routeNameOf } from '#config/paths.ts'
import { useSession } from '#core/session/use-session.ts'
import { OfflineNotice } from '../offline-notice.tsx'
import { StorageUnavailableNotice } from '../storage-unavailable-notice.tsx'
import { UpdateNotice } from '../update-notice.tsx'
import { DesktopFrame } from './desktop-frame.tsx'
import { Footer } from './footer.tsx'

/** Desktop: the current page within its bars. */
export function DesktopShell() {
  const { epoch } = useSession()
  const name = routeNameOf(useLocation().pathname) ?? 'home'
  return (
    <DesktopFrame name={name} notice={<OfflineNotice className="bottom-0" />} footer={<Footer />}>
      <UpdateNotice />
      <StorageUnavailableNotice />
      <PageHost key={epoch} />
    </DesktopFrame>
  )
}
