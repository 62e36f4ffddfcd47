import { useCheckNameIsFree, useLogin } from '@swx/sdk/react'
import { ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { pageParts } from '#config/page-parts.ts'
import { type AccountMode, setMode } from '#core/account-mode/mode-store.ts'
import { hasErrorKey, useErrorText } from '#core/errors/error-message.ts'
import { ErrorText } from '#core/forms/form-error.tsx'
import { useSession } from '#core/session/use-session.ts'
import { Card } from '#ui/layout/card.tsx'

/** A user that the sandbox begins with, and the account there is something to see on. */
interface SampleUser {
  readonly userName: 'newuser' | 'funded' | 'trader' | 'borrower' | 'overdue' | 'locked' | 'charity'
  readonly mode: AccountMode
}

/** The users of the mock server's profile `sampleUsers`. */
const sampleUsers: readonly SampleUser[] = [
  { userName: 'newuser', mode: 'demo' },
  { userName: 'funded', mode: 'real' },
  { userName: 'trader', mode: 'real' },
  { userName: 'borrower', mode: 'real' },
  { userName: 'overdue', mode: 'real' },
  { userName: 'locked', mode: 'real' },
  { userName: 'charity', mode: 'real' },
]

/** Password of every sample user. */
const samplePassword = 'Sandbox1'

/** The users of the sandbox, each with what there is to see, and a way in with one click. */
export function SampleUsersCard() {
  const { t } = useTranslation('sandbox')
  const errorText = useErrorText()
  const { signIn } = useSession()
  const users = useSampleUsers()
  const login = useLogin()
  const { hash } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const isAskedFor = hash === `#${pageParts.sampleUsers}` && users.length > 0
  useEffect(() => {
    if (!isAskedFor) return
    list.current?.closest('section')?.scrollIntoView({ block: 'start' })
    list.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isAskedFor])
  if (users.length === 0) return null

  const handleLogin = ({ userName, mode }: SampleUser) => {
    login.mutate(
      { data: { userName, password: samplePassword } },
      {
        onSuccess: ({ token, userName }) => {
          setMode(mode)
          signIn({ token, userName })
        },
      },
    )
  }
  return (
    <Card
      flush
      id={pageParts.sampleUsers}
      title={t('users.title')}
      subtitle={t('users.body')}
      className="scroll-mt-[calc(var(--bar-top)+var(--ribbon)+16px)]"
    >
      <ErrorText text={login.error ? errorText(login.error) : undefined} />
      <ul ref={list}>
        {users.map((user) => (
          <li key={user.userName} className="border-b border-line last:border-0">
            <button
              type="button"
              disabled={login.isPending}
              onClick={() => handleLogin(user)}
              className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start hover:bg-surface-sunken focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 flex-1">
                <bdi className="block font-strong">{user.userName}</bdi>
                <span className="block text-13 text-muted">{t(`users.${user.userName}`)}</span>
              </span>
              <ChevronRight className="size-4 flex-none text-muted rtl:-scale-x-100" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const none: readonly SampleUser[] = []

/** The sample users, when the sandbox began with them: the name of one of them is taken then. */
function useSampleUsers(): readonly SampleUser[] {
  const check = useCheckNameIsFree({ userName: 'newuser' })
  return hasErrorKey(check.error, 'userNameExists') ? sampleUsers : none
}
