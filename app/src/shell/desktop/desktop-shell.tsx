import { useLocation } from 'react-router-dom'
import { routeNameOf } from '#config/paths.ts'
import { useSession } from '#core/session/use-session.ts'
import { PageHost } from '../page-host.tsx'
import { OfflineNotice, ReportsNotice, UnstoredNotice, UpdateNotice } from '../shell-notices.tsx'
import { DesktopFrame } from './desktop-frame.tsx'
import { Footer } from './footer.tsx'

/** Desktop: the current page within its bars. */
export function DesktopShell() {
  const { epoch } = useSession()
  const name = routeNameOf(useLocation().pathname) ?? 'home'
  return (
    <DesktopFrame name={name} notice={<OfflineNotice className="bottom-0" />} footer={<Footer />}>
      <UpdateNotice />
      <ReportsNotice />
      <UnstoredNotice />
      <PageHost key={epoch} />
    </DesktopFrame>
  )
}
