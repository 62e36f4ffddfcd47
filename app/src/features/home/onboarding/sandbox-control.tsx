import { useSwxClient } from '@swx/sdk/react'
import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { basename } from '#config/basename.ts'

/** The key of a sandbox that only this machine reaches; another one is not known to the page. */
const KEY = 'sandbox'

async function control<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${basename === '/' ? '' : basename}/__sandbox/${path}`, {
    headers: { 'X-Sandbox-Key': KEY, 'Content-Type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${path}.`)
  return response.json()
}

/** Adds sample money to the real account of a user of the sandbox. */
export function addSampleMoney(userId: string, amount: string): Promise<unknown> {
  return control('fund', { userId, mode: 'real', amount })
}

/** Moves the clock of the sandbox on; a clock that ran runs on. */
export async function moveClock(by: string): Promise<void> {
  const { auto } = await control<{ auto: { ratio: number } | null }>('clock')
  await control('clock/advance', { by })
  if (auto) await control('clock/auto', auto)
}

/** The sandbox did not do it from here: its console can, where its key is known. */
export function ControlFailure({ text }: { text: string }) {
  const { t } = useTranslation('sandbox')
  return (
    <p role="alert" className="mt-2 text-13">
      {text}{' '}
      <a
        href={`${basename === '/' ? '' : basename}/__sandbox/`}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center gap-1.5 font-strong text-accent"
      >
        {t('guide.console')}
        <ExternalLink className="size-4" aria-hidden="true" />
      </a>
    </p>
  )
}

/** Asks for everything anew: the sandbox changed it past the client. */
export function useFreshStart(): () => Promise<void> {
  const client = useSwxClient()
  const queries = useQueryClient()
  return () => {
    client.cache.clear()
    return queries.invalidateQueries()
  }
}
