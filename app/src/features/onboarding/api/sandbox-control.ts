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
