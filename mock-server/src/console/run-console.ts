import { createBooksPanel } from './books-panel.ts'
import { createClockPanel } from './clock-panel.ts'
import { type Access, ConsoleCallError, createControlClient } from './control-client.ts'
import { byId } from './element.ts'
import { createFaultsPanel } from './faults-panel.ts'
import { createJournalPanel } from './journal-panel.ts'
import { createLedgerPanel } from './ledger-panel.ts'
import { createMailboxPanel } from './mailbox-panel.ts'
import { createMarketPanel } from './market-panel.ts'
import type { PanelContext } from './panel.ts'
import { createReviewsPanel } from './reviews-panel.ts'
import { createStubsPanel } from './stubs-panel.ts'
import { createUsersPanel } from './users-panel.ts'
import { createWorldPanel } from './world-panel.ts'

const REFRESH_MS = 1_500
const KEY_NAME = 'swx.sandboxKey'
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Key and world, from the form in the bar. The key is remembered for this tab only. */
const readAccess = (onChange: () => void, knowsKey: boolean): (() => Access) => {
  const form = byId<HTMLFormElement>('access')
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  field('key').value = sessionStorage.getItem(KEY_NAME) ?? (knowsKey ? 'sandbox' : '')
  field('world').value = new URLSearchParams(location.search).get('world') ?? 'main'
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sessionStorage.setItem(KEY_NAME, field('key').value)
    onChange()
  })
  return () => ({ key: field('key').value, world: field('world').value || 'main' })
}

/** @param way what the button beside it does */
const showProblem = (error: unknown, way: 'Try again' | 'Close'): void => {
  const status = error instanceof ConsoleCallError ? error.status : -1
  byId('problem-title').textContent =
    status === 401 ? 'This key does not fit.' : status === 0 ? 'No answer.' : 'That did not work.'
  byId('problem-detail').textContent = error instanceof Error ? error.message : String(error)
  byId('retry').textContent = way
  byId('problem').hidden = false
}

/**
 * Brings the page to life: reads the present state every moment while it is looked at.
 *
 * @param knowsKey fill in the default key even when the page does not come from this machine.
 */
export const runConsole = (knowsKey = false): void => {
  const base = new URL('./', location.href)
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Whether what is shown as a problem is over once the state can be read again; a refused change stays readable. */
  let isPassing = true

  const refresh = async (): Promise<void> => {
    clearTimeout(timer)
    try {
      await Promise.all(panels.map((panel) => panel.refresh()))
      if (isPassing) byId('problem').hidden = true
    } catch (error) {
      isPassing = true
      showProblem(error, 'Try again')
    }
    clearTimeout(timer)
    if (!document.hidden) timer = setTimeout(() => void refresh(), REFRESH_MS)
  }

  const access = readAccess(() => afresh(), knowsKey || LOOPBACK.test(location.hostname))
  const client = createControlClient(base, access)
  const afresh = (): void => {
    isPassing = true
    void refresh()
  }
  const onError = (error: unknown): void => {
    isPassing = false
    showProblem(error, 'Close')
  }
  const context: PanelContext = { client, onError, onChange: afresh }
  const panels = [
    createReviewsPanel(context),
    createClockPanel(context),
    createMailboxPanel(client),
    createUsersPanel(context),
    createLedgerPanel(context),
    createJournalPanel(context),
    createFaultsPanel(context),
    createStubsPanel(context),
    createWorldPanel(context),
  ]
  createMarketPanel(context)
  createBooksPanel(context)

  byId('retry').addEventListener('click', afresh)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void refresh()
  })
  void refresh()
}
