import { createClient, openOrder } from '@swx/sdk'
import { SwxProvider } from '@swx/sdk/react'
import { QueryClient } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestI18n } from '../../test/start-test-i18n.ts'
import { Button } from '../../ui/button.tsx'
import { toastStore } from '../../ui/toast.ts'
import { setMode } from '../session/mode-store.ts'
import { signIn, signOut } from '../session/session-store.ts'
import { SupportDoor } from '../support/support-door.ts'
import { MoneyOutcome } from './money-outcome.tsx'
import { useMoneyAction } from './use-money-action.ts'

const order = {
  marketId: '1',
  direction: 'LONG' as const,
  lots: '0.10',
  leverage: 30,
  quotedPrice: 1.085,
  slippage: '0.005',
  acceptedTermsVersion: '1',
}
const onDone = vi.fn()
const openSupport = vi.fn()

const envelope = (code: string, result: unknown = null) =>
  new Response(
    JSON.stringify({
      code,
      msg: 'server text',
      result,
      traceId: 't-9',
      serverTime: '2026-01-10T15:20:00.000Z',
    }),
    { headers: { 'content-type': 'application/json' } },
  )
const unlocked = {
  locked: false,
  reason: null,
  until: null,
  contactUrl: '/help',
  hasPassword: true,
  attemptsLeft: 5,
}
const broken = () => Promise.reject(new TypeError('connection reset'))

interface Backend {
  lock?: () => Promise<Response> | Response
  open?: (nth: number) => Promise<Response> | Response
}

function Ticket({ stoppedBy }: { stoppedBy?: 'none' }) {
  const action = useMoneyAction(openOrder, { onDone, ...(stoppedBy && { stoppedBy }) })
  return (
    <>
      <Button busy={action.isBusy} onClick={() => action.submit(order)}>
        Open position
      </Button>
      <MoneyOutcome action={action} list="/profile/orders" />
    </>
  )
}

function show(
  { lock = () => envelope('200', unlocked), open = () => envelope('20004', { orderNo: 'LV1' }) }: Backend,
  stoppedBy?: 'none',
) {
  const sent: Request[] = []
  let opened = 0
  const client = createClient({
    baseUrl: 'http://127.0.0.1',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push(request)
      if (request.url.endsWith('/password/locked')) return lock()
      opened += 1
      return open(opened)
    },
    getToken: () => 't-1',
    getVirtual: () => false,
    retry: false,
  })
  const tree = (
    <MemoryRouter>
      <SwxProvider client={client} queryClient={new QueryClient()}>
        <SupportDoor value={openSupport}>
          <Ticket {...(stoppedBy && { stoppedBy })} />
        </SupportDoor>
      </SwxProvider>
    </MemoryRouter>
  )
  const { unmount } = render(tree)
  return {
    unmount,
    showAgain: () => render(tree),
    lockChecks: () => sent.filter(({ url }) => url.endsWith('/password/locked')).length,
    orders: () => sent.filter(({ url }) => url.endsWith('/openOrder')),
    keys: () =>
      sent
        .filter(({ url }) => url.endsWith('/openOrder'))
        .map(({ headers }) => headers.get('Idempotency-Key')),
  }
}

const press = (name = 'Open position') => fireEvent.click(screen.getByRole('button', { name }))

describe('moving money', () => {
  beforeEach(async () => {
    await startTestI18n('money', 'errors')
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
    onDone.mockReset()
    openSupport.mockReset()
    toastStore.set(undefined)
  })

  it('asks for the payment lock first, then sends once under a key of its own', async () => {
    const { orders, keys, lockChecks } = show({})
    press()
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ orderNo: 'LV1' }))
    press()
    await waitFor(() => expect(orders()).toHaveLength(2))
    expect(lockChecks()).toBe(2)
    expect(keys()[0]).toMatch(/^"[0-9a-f]{32}"$/)
    expect(keys()[1]).not.toBe(keys()[0])
  })

  it('sends once however often the button is pressed', async () => {
    const { orders } = show({})
    press()
    press()
    press()
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(orders()).toHaveLength(1)
  })

  it('sends nothing while payments are locked: says why, until when, what still works, and leads to support', async () => {
    const locked = { ...unlocked, locked: true, reason: 'WRONG_PASSWORD', until: '2026-01-11T15:20:00.000Z' }
    const { orders } = show({ lock: () => envelope('200', locked) })
    press()
    const dialog = await screen.findByRole('dialog', { name: 'Payments are locked' })
    expect(dialog.textContent).toContain('entered wrongly five times')
    expect(dialog.textContent).toMatch(/11 Jan|Jan 11/)
    expect(dialog.textContent).toContain('closing positions')
    press('Contact support')
    expect(openSupport).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(orders()).toHaveLength(0)
  })

  it('shows the same dialog when the lock came between check and order', async () => {
    const lock = { reason: 'OPERATOR', until: null, contactUrl: '/help' }
    show({ open: () => envelope('11004', lock) })
    press()
    const dialog = await screen.findByRole('dialog', { name: 'Payments are locked' })
    expect(dialog.textContent).toContain('no fixed end')
  })

  it('stays blocked when the lock cannot be checked, and can be tried again', async () => {
    let isUp = false
    const { orders } = show({ lock: () => (isUp ? envelope('200', unlocked) : broken()) })
    press()
    expect(await screen.findByText(/payment lock could not be checked/)).toBeTruthy()
    expect(orders()).toHaveLength(0)
    isUp = true
    press('Try again')
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  })

  it.each([
    ['play money', 'demo' as const, undefined],
    ['what lowers a risk', 'real' as const, 'none' as const],
  ])('is not stopped by a lock for %s', async (_, mode, stoppedBy) => {
    setMode(mode)
    const { lockChecks } = show({ lock: broken }, stoppedBy)
    press()
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(lockChecks()).toBe(0)
  })

  it('after no answer says neither done nor failed, links to the list, and sends the same again under the same key', async () => {
    const { orders, keys, lockChecks } = show({
      open: (nth) => (nth < 3 ? broken() : envelope('20004', { orderNo: 'LV1' })),
    })
    press()
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('Check the order list to view the order')
    expect(screen.getByRole('link', { name: 'Check the list' }).getAttribute('href')).toBe('/profile/orders')
    press()
    press('Send the same again – it cannot be booked twice')
    await waitFor(() => expect(orders()).toHaveLength(2))
    await screen.findByRole('alert')
    press('Send the same again – it cannot be booked twice')
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(new Set(keys()).size).toBe(1)
    const bodies = await Promise.all(orders().map((request) => request.text()))
    expect(new Set(bodies).size).toBe(1)
    expect(lockChecks()).toBe(1)
  })

  it.each([
    ['a broken server', () => new Response('', { status: 503 })],
    ['the same still running', () => new Response('{"code":"11015"}', { status: 409 })],
    ['an answer nobody can read', () => new Response('<html>')],
  ])('does not take %s for an answer', async (_, open) => {
    show({ open })
    press()
    expect(await screen.findByText('Network timeout')).toBeTruthy()
  })

  it('keeps the open question when the reader leaves and comes back, and lets go when he has looked', async () => {
    const { unmount, showAgain, keys } = show({
      open: (nth) => (nth === 1 ? broken() : envelope('20004', {})),
    })
    press()
    await screen.findByText('Network timeout')
    unmount()
    showAgain()
    expect(screen.getByText('Network timeout')).toBeTruthy()
    press('I have checked, start anew')
    press()
    await waitFor(() => expect(keys()).toHaveLength(2))
    expect(keys()[1]).not.toBe(keys()[0])
  })

  it('shows a refusal in the words of its code with the step it calls for, and a fresh key next time', async () => {
    const { keys } = show({ open: (nth) => envelope(nth === 1 ? '11005' : '20004', {}) })
    press()
    expect(await screen.findByText(/A demo account cannot use this/)).toBeTruthy()
    expect(document.body.textContent).not.toContain('server text')
    press()
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(keys()[1]).not.toBe(keys()[0])
  })

  it('is not sent when the account mode changed while the lock was being asked for', async () => {
    let answer = (_: Response) => {}
    const { orders, lockChecks } = show({ lock: () => new Promise((resolve) => (answer = resolve)) })
    press()
    await waitFor(() => expect(lockChecks()).toBe(1))
    setMode('demo')
    answer(envelope('200', unlocked))
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull())
    expect(orders()).toHaveLength(0)
  })

  it('says by a toast how it ended when the reader has gone elsewhere', async () => {
    let answer = (_: Response) => {}
    const { unmount, orders } = show({ open: () => new Promise((resolve) => (answer = resolve)) })
    press()
    await waitFor(() => expect(orders()).toHaveLength(1))
    unmount()
    answer(envelope('20004', { orderNo: 'LV1' }))
    await waitFor(() => expect(toastStore.get()?.text).toContain('Accepted'))
    expect(onDone).not.toHaveBeenCalled()
  })
})
