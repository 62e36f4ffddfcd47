import { useLocation } from 'react-router-dom'
import { routeNameOf } from '#config/paths.ts'
import { OperatorRisk } from '#core/operator/operator-risk.tsx'
import { useSession } from '#core/session/use-session.ts'
import { PageHost } from '../page-host.tsx'
import { OfflineNotice, ReportsNotice, UnstoredNotice, UpdateNotice } from '../shell-notices.tsx'
import { InstallNotice } from './install-notice.tsx'
import { MobileFrame } from './mobile-frame.tsx'

/** Phones: the current page within its bars. */
export function MobileShell() {
  const { epoch } = useSession()
  const name = routeNameOf(useLocation().pathname) ?? 'home'
  const notice = <OfflineNotice className="bottom-(--foot)" />
  return (
    <MobileFrame name={name} notice={notice}>
      <UpdateNotice />
      <ReportsNotice />
      <InstallNotice />
      <UnstoredNotice />
      <PageHost key={epoch} />
      <div className="px-4 py-4 empty:hidden print:hidden">
        <OperatorRisk />
      </div>
    </MobileFrame>
  )
}
