import { useEffect } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import { operator } from '#config/operator.ts'
import { isPlain, paths, routeNameOf } from '#config/paths.ts'
import { useSession } from '#core/session/use-session.ts'
import { useUserInfo } from '#core/session/use-user-info.ts'
import type { LoginReason } from '#features/auth/components/login-page.tsx'
import { supportChat } from '#features/support-chat/support-chat.ts'

/** Leads to the login page when the backend ends the session, and back afterwards; tells support which user is logged in. */
export function SessionWatcher() {
  const { endedBy, epoch, userName } = useSession()
  const navigate = useNavigate()
  const location = useLocation()

  useEffect(() => {
    if (userName === undefined) supportChat.clear()
    else supportChat.setUser({ userName })
  }, [userName])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per end of a session, wherever the user is then
  useEffect(() => {
    if (endedBy !== 'expiry') return
    const name = routeNameOf(location.pathname)
    const here = name && isPlain(name) ? undefined : createPath(location)
    // A page that needs a user may have led there already, and says where to go on.
    const login = name === 'login' ? createPath(location) : paths.login.href(here ? { next: here } : {})
    navigate(login, {
      replace: true,
      state: { reason: 'expired' } satisfies LoginReason,
    })
  }, [endedBy, epoch])

  return operator?.support && userName !== undefined ? <ChatUser /> : null
}

/** Tells the operator's chat the number of the account beside the name. */
function ChatUser() {
  const { data } = useUserInfo()
  const { id, userName } = data ?? {}
  useEffect(() => {
    if (id !== undefined && userName !== undefined) supportChat.setUser({ id, userName })
  }, [id, userName])
  return null
}
