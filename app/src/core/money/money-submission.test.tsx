import { createClient } from '@swx/sdk'
import { SwxProvider } from '@swx/sdk/react'
import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { modeStore, setMode } from '#core/account-mode/mode-store.ts'
import { serverClock } from '#core/api/server-clock.ts'
import { SupportContext } from '#core/errors/support-context.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { createFakeLocks } from '#test/fake-locks.ts'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { MoneyDialog } from './money-dialog.tsx'
import { PendingAttempts } from './pending-attempts.tsx'
import { forgetSubmissions } from './submissions.ts'
import { useMoneySubmission } from './use-money-submission.ts'

const order = {
  marketId: '1',
  direction: 'LONG' as const,
  lots: '0.10',
  leverage: 30,
  quotedPrice: 1.085,
  slippage: '0.005',
  acceptedTermsVersion: '1',
}
const plain = (element: Element) => element.textContent?.replace(/[\u2066\u2069]/g, '') ?? ''
const toastText = () => toastStore.get()?.text.replace(/[\u2066\u2069]/g, '')
const stored = () => localStorage.getItem('swx.attempts.real.marta_k')
let locks = createFakeLocks()
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
  contactUrl: '/profile/security#lock',
  hasPassword: true,
  attemptsLeft: 5,
}
const broken = () => Promise.reject(new TypeError('connection reset'))

interface Backend {
  lock?: () => Promise<Response> | Response
  open?: (nth: number) => Promise<Response> | Response
  settle?: (nth: number) => Promise<Response> | Response
}

/** What the server knows of an attempt, in the words of the contract. */
const known = (state: string, answer?: object) =>
  envelope('20005', {
    state,
    operation: 'openOrder',
    at: '2026-01-10T15:21:00.000Z',
    ...(answer && { answer: { code: '20004', msg: '', traceId: 't-1', ...answer } }),
  })
const never = () => new Promise<Response>(() => {})

function Ticket({ name }: { name: 'openOrder' | 'closeOrder' }) {
  const [open, setOpen] = useState(false)
  const shared = {
    open,
    onClose: () => setOpen(false),
    scope: '1',
    summary: { name: 'BTC', side: 'LONG', size: '0.05', amount: '261.80', decimals: 2 },
    onDone: (...how: unknown[]) => {
      setOpen(false)
      onDone(...how)
    },
  } as const
  const opening = useMoneySubmission('openOrder', { ...shared, input: () => order })
  const closing = useMoneySubmission('closeOrder', { ...shared, input: () => ({ orderNo: 'LV1' }) })
  const { dialog } = name === 'openOrder' ? opening : closing
  return (
    <>
      <Button onClick={() => setOpen(true)}>Review</Button>
      <MoneyDialog {...dialog} title="Open long?" confirm="Open position" />
    </>
  )
}

function show(
  {
    lock = () => envelope('200', unlocked),
    open = () => envelope('20004', { orderNo: 'LV1' }),
    settle = never,
  }: Backend,
  name: 'openOrder' | 'closeOrder' = 'openOrder',
) {
  const sent: Request[] = []
  let opened = 0
  let settled = 0
  const client = createClient({
    baseUrl: 'http://127.0.0.1',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push(request)
      if (request.url.endsWith('/password/locked')) return lock()
      if (request.url.endsWith('/settleAttempt')) {
        settled += 1
        return settle(settled)
      }
      opened += 1
      return open(opened)
    },
    getToken: () => 't-1',
    mode: modeStore.get,
    retry: false,
  })
  const tree = (page: 'ticket' | 'other') => (
    <MemoryRouter>
      <SwxProvider client={client} queryClient={new QueryClient()}>
        <SupportContext value={openSupport}>
          <PendingAttempts />
          {page === 'ticket' ? <Ticket name={name} /> : null}
        </SupportContext>
      </SwxProvider>
    </MemoryRouter>
  )
  const shown = render(tree('ticket'))
  const orders = () => sent.filter(({ url }) => /(open|close)Order$/.test(url))
  return {
    goElsewhere: () => shown.rerender(tree('other')),
    comeBack: () => shown.rerender(tree('ticket')),
    /** As a reload does: what was in memory is gone. */
    reload: () => {
      shown.unmount()
      forgetSubmissions()
      locks.endTab()
      render(tree('ticket'))
    },
    calls: () => sent.map(({ url }) => url.split('/').at(-1)),
    lockChecks: () => sent.filter(({ url }) => url.endsWith('/password/locked')).length,
    questions: () => sent.filter(({ url }) => url.endsWith('/settleAttempt')),
    orders,
    keys: () => orders().map(({ headers }) => headers.get('Idempotency-Key')),
  }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const review = () => press('Review')
const confirm = () => press(/Open position/)
const submit = () => {
  review()
  confirm()
}
/** The entry of the dialog is made in a task of its own. */
const goBack = async () => {
  await waitFor(() => expect(window.history.state?.layers?.depth).toBe(1))
  window.history.back()
}
const finding = () => screen.findByRole('dialog', { name: 'We’re finding out' })

describe('moving money', () => {
  beforeEach(async () => {
    await startTestI18n('money', 'errors')
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
    forgetSubmissions()
    locks = createFakeLocks()
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
    onDone.mockReset()
    openSupport.mockReset()
    toastStore.set(undefined)
  })

  it('asks for the payment lock first, then sends once under a key of its own', async () => {
    const { calls, orders, keys } = show({})
    submit()
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ orderNo: 'LV1' }, { isTold: false }))
    submit()
    await waitFor(() => expect(orders()).toHaveLength(2))
    expect(calls()).toEqual(['locked', 'openOrder', 'locked', 'openOrder'])
    expect(keys()[0]).toMatch(/^"[0-9a-f]{32}"$/)
    expect(keys()[1]).not.toBe(keys()[0])
  })

  it('sends once however often the button is pressed', async () => {
    const { orders } = show({})
    submit()
    confirm()
    confirm()
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(orders()).toHaveLength(1)
  })

  it('sends nothing when the dialog is closed before the lock was asked for', async () => {
    let answer = (_: Response) => {}
    const { orders, lockChecks } = show({ lock: () => new Promise((resolve) => (answer = resolve)) })
    submit()
    await waitFor(() => expect(lockChecks()).toBe(1))
    press('Cancel')
    await act(async () => answer(envelope('200', unlocked)))
    review()
    expect(orders()).toHaveLength(0)
  })

  it('sends nothing while payments are locked: says why, until when, what still works, and leads to support', async () => {
    const locked = { ...unlocked, locked: true, reason: 'WRONG_PASSWORD', until: '2026-01-11T15:20:00.000Z' }
    const { orders } = show({ lock: () => envelope('200', locked) })
    submit()
    const dialog = await screen.findByRole('dialog', { name: 'Payments are locked' })
    expect(dialog.textContent).toContain('incorrect security password was entered five times')
    expect(dialog.textContent).toMatch(/11 Jan/)
    expect(dialog.textContent).toContain('close positions')
    press('Contact support')
    expect(openSupport).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog', { name: 'Payments are locked' })).toBeNull()
    expect(orders()).toHaveLength(0)
  })

  it('shows the same dialog when the lock came between check and order', async () => {
    const lock = { reason: 'OPERATOR', until: null, contactUrl: '/profile/security#lock' }
    show({ open: () => envelope('11004', lock) })
    submit()
    const dialog = await screen.findByRole('dialog', { name: 'Payments are locked' })
    expect(dialog.textContent).toContain('no end date')
  })

  it('says before the tab is left that only the tab knows of it, where the browser stores nothing', async () => {
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError')
    })
    /** Whether the browser asks before the page ends. */
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    let answer = (_: Response) => {}
    show({ open: broken, settle: () => new Promise((resolve) => (answer = resolve)) })
    expect(isAsked()).toBe(false)
    submit()
    expect((await finding()).textContent).toContain('Keep this tab open')
    expect(isAsked()).toBe(true)
    await act(async () => answer(known('DONE', { result: { orderNo: 'LV1' } })))
    press('Done')
    blocked.mockRestore()
    expect(isAsked()).toBe(false)
  })

  it('says that the page can be left, and asks nothing when it is, where the browser stores it', async () => {
    show({ open: never })
    submit()
    expect((await screen.findByRole('dialog', { name: 'Sending' })).textContent).toContain(
      'You can leave this page',
    )
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  })

  it('stays blocked when the lock cannot be checked, and can be tried again', async () => {
    let isUp = false
    const { orders } = show({ lock: () => (isUp ? envelope('200', unlocked) : broken()) })
    submit()
    expect(await screen.findByText(/couldn’t check the payment lock/)).toBeTruthy()
    expect(orders()).toHaveLength(0)
    isUp = true
    press('Try again')
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  })

  it.each([
    ['play money', 'demo' as const, 'openOrder' as const],
    ['what lowers a risk', 'real' as const, 'closeOrder' as const],
  ])('is not stopped by a lock for %s', async (_, mode, name) => {
    setMode(mode)
    const { lockChecks } = show({ lock: broken }, name)
    submit()
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(lockChecks()).toBe(0)
  })

  it('after no answer says neither done nor failed, links to the list, and sends the same again under the same key', async () => {
    const { orders, keys, lockChecks } = show({
      open: (nth) => (nth < 3 ? broken() : envelope('20004', { orderNo: 'LV1' })),
    })
    submit()
    const notice = within(await finding()).getByRole('alert')
    expect(notice.textContent).toContain('Check the order list to view the order')
    expect(screen.getByRole('link', { name: 'Check the list' }).getAttribute('href')).toBe('/profile/orders')
    press('Send the same again – it can’t go through twice')
    await waitFor(() => expect(orders()).toHaveLength(2))
    await finding()
    press('Send the same again – it can’t go through twice')
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(new Set(keys()).size).toBe(1)
    const bodies = await Promise.all(orders().map((request) => request.text()))
    expect(new Set(bodies).size).toBe(1)
    expect(lockChecks()).toBe(1)
  })

  it.each([
    ['a broken server', () => new Response('', { status: 503 })],
    ['the same still running', () => new Response('{"code":"11015"}', { status: 409 })],
    ['an answer that cannot be read', () => new Response('<html>')],
  ])('does not take %s for an answer', async (_, open) => {
    show({ open })
    submit()
    expect(await finding()).toBeTruthy()
  })

  it('shows an error in the words of its code with the step it calls for, and a fresh key next time', async () => {
    const { keys } = show({ open: (nth) => envelope(nth === 1 ? '11005' : '20004', {}) })
    submit()
    expect(await screen.findByText(/You can’t use this on the demo account/)).toBeTruthy()
    expect(document.body.textContent).not.toContain('server text')
    confirm()
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(keys()[1]).not.toBe(keys()[0])
  })

  it('is not sent when the account mode changed while the lock was being asked for', async () => {
    let answer = (_: Response) => {}
    const { orders, lockChecks } = show({ lock: () => new Promise((resolve) => (answer = resolve)) })
    submit()
    await waitFor(() => expect(lockChecks()).toBe(1))
    act(() => setMode('demo'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(async () => answer(envelope('200', unlocked)))
    expect(orders()).toHaveLength(0)
  })

  it('can be left while it is being sent, and says by a toast how it ended', async () => {
    let answer = (_: Response) => {}
    const { orders } = show({ open: () => new Promise((resolve) => (answer = resolve)) })
    submit()
    await waitFor(() => expect(orders()).toHaveLength(1))
    const dialog = await screen.findByRole('dialog', { name: 'Sending' })
    expect(plain(dialog)).toContain('Long 0.05\u00a0lots BTC')
    expect(plain(dialog)).toMatch(/261\.80\s*USD/)
    press('Leave')
    expect(screen.queryByRole('dialog')).toBeNull()
    answer(envelope('20004', { orderNo: 'LV1', openPrice: 52_100 }))
    await waitFor(() =>
      expect(toastText()).toBe('Long 0.05\u00a0lots BTC: Opened at 52,100.00. Reference: LV1'),
    )
    expect(onDone).not.toHaveBeenCalled()
  })
})

describe('an attempt whose answer was lost', () => {
  beforeEach(async () => {
    await startTestI18n('money', 'errors')
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
    forgetSubmissions()
    locks = createFakeLocks()
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
    onDone.mockReset()
    toastStore.set(undefined)
  })

  it('is found out by its key: the dialog says at what price it was opened, and what is done follows', async () => {
    const answer = { result: { orderNo: 'LV1', openPrice: 52_100, openTime: '2026-01-10T15:20:00.000Z' } }
    const { questions, keys } = show({ open: broken, settle: () => known('DONE', answer) })
    submit()
    const dialog = await screen.findByRole('dialog', { name: /Opened at .*52,100\.00/ })
    expect(plain(dialog)).toContain('LV1')
    expect(await questions()[0]?.json()).toEqual({ key: keys()[0]?.slice(1, -1), operation: 'openOrder' })
    expect(stored()).toBeNull()
    press('Done')
    expect(onDone).toHaveBeenCalledExactlyOnceWith(answer.result, { isTold: true })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is said not to be placed only when it cannot be any more, and can be reviewed again under a new key', async () => {
    const { keys } = show({
      open: (nth) => (nth === 1 ? broken() : envelope('20004', {})),
      settle: () => known('CANCELLED'),
    })
    submit()
    await screen.findByRole('dialog', { name: 'Not placed, and it won’t be' })
    press('Review again')
    confirm()
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(keys()[1]).not.toBe(keys()[0])
  })

  it('shows the error that was kept for it', async () => {
    show({ open: broken, settle: () => known('DONE', { code: '11005', result: null }) })
    submit()
    expect(await screen.findByText(/You can’t use this on the demo account/)).toBeTruthy()
    expect(screen.getByRole('dialog', { name: 'Open long?' })).toBeTruthy()
  })

  it('is asked about again until the server answers', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 })
    const { questions } = show({
      open: broken,
      settle: (nth) => (nth < 3 ? broken() : known('CANCELLED')),
    })
    submit()
    await finding()
    await vi.advanceTimersByTimeAsync(4_000)
    await screen.findByRole('dialog', { name: /Not placed/ })
    expect(questions()).toHaveLength(3)
    vi.useRealTimers()
  })

  it.each<[string, (ticket: ReturnType<typeof show>) => void | Promise<void>]>([
    ['Leave', () => press('Leave')],
    ['Escape', () => void fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['a press outside', () => void fireEvent.click(screen.getByRole('dialog'))],
    ['the browser’s back', () => goBack()],
    ['the way to the list', () => void fireEvent.click(screen.getByRole('link', { name: 'Check the list' }))],
    [
      'another page',
      ({ goElsewhere, comeBack }) => {
        goElsewhere()
        comeBack()
      },
    ],
    ['a reload', ({ reload }) => reload()],
  ])('stays the same attempt after %s', async (_, close) => {
    let answer = (_: Response) => {}
    const ticket = show({ open: broken, settle: () => new Promise((resolve) => (answer = resolve)) })
    submit()
    await finding()
    await close(ticket)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    review()
    const dialog = await finding()
    expect(plain(dialog)).toContain('Long 0.05\u00a0lots BTC')
    expect(within(dialog).queryByRole('button', { name: /Open position/ })).toBeNull()
    expect(ticket.orders()).toHaveLength(1)
    answer(known('DONE', { result: { orderNo: 'LV1', openPrice: 52_100 } }))
    await screen.findByRole('dialog', { name: /Opened at/ })
    expect(ticket.orders()).toHaveLength(1)
  })

  it('is let go when the user, having been shown the list, says that the next one is new', async () => {
    const { orders, keys } = show({ open: (nth) => (nth === 1 ? broken() : envelope('20004', {})) })
    submit()
    await finding()
    expect(screen.queryByRole('button', { name: 'I’ve checked – start over' })).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'Check the list' }))
    review()
    await finding()
    press('I’ve checked – start over')
    confirm()
    await waitFor(() => expect(orders()).toHaveLength(2))
    expect(keys()[1]).not.toBe(keys()[0])
  })

  it.each([
    ['HTTP 400', () => new Response('', { status: 400 })],
    ['HTTP 401', () => new Response('', { status: 401 })],
    ['the code 401', () => envelope('401')],
    ['HTTP 403', () => new Response('', { status: 403 })],
    ['HTTP 413', () => new Response('', { status: 413 })],
    ['HTTP 429', () => new Response('', { status: 429 })],
  ])('is still found out when the same, sent again, is answered with %s', async (_, turnedAway) => {
    let isBack = false
    const { orders, keys, comeBack, goElsewhere } = show({
      open: (nth) => (nth === 1 ? broken() : turnedAway()),
      settle: (nth) => {
        if (nth === 1) return never()
        return isBack
          ? known('DONE', { result: { orderNo: 'LV1', openPrice: 52_100 } })
          : new Response('', { status: 401 })
      },
    })
    submit()
    await finding()
    press('Send the same again – it can’t go through twice')
    await waitFor(() => expect(orders()).toHaveLength(2))
    await act(async () => {})
    expect(JSON.parse(stored() ?? '')).toMatchObject([{ key: keys()[0]?.slice(1, -1) }])
    // The session is over, and the user logs in again.
    goElsewhere()
    isBack = true
    comeBack()
    review()
    await screen.findByRole('dialog', { name: /Opened at .*52,100\.00/ })
    expect(orders()).toHaveLength(2)
    expect(stored()).toBeNull()
  })

  it('is told by a toast after leaving, with the way to what it made', async () => {
    let answer = (_: Response) => {}
    show({ open: broken, settle: () => new Promise((resolve) => (answer = resolve)) })
    submit()
    await finding()
    press('Leave')
    expect(toastText()).toBe('Finding out: Long 0.05\u00a0lots BTC')
    answer(known('DONE', { result: { orderNo: 'LV1', openPrice: 52_100 } }))
    await waitFor(() => expect(toastText()).toContain('Opened at 52,100.00. Reference: LV1'))
    expect(toastStore.get()?.action?.label).toBe('View')
    review()
    expect(screen.getByRole('dialog', { name: 'Open long?' })).toBeTruthy()
  })

  it('is found out after a reload, and told by a toast with the way to what it made', async () => {
    const ticket = show({
      open: never,
      settle: () => known('DONE', { result: { orderNo: 'LV1', openPrice: 52_100 } }),
    })
    submit()
    await waitFor(() => expect(ticket.orders()).toHaveLength(1))
    ticket.reload()
    await waitFor(() => expect(toastText()).toContain('Opened at 52,100.00. Reference: LV1'))
    expect(stored()).toBeNull()
    expect(ticket.orders()).toHaveLength(1)
  })

  it('keeps neither the body nor anything secret of it in the browser', async () => {
    const { orders } = show({ open: never })
    submit()
    await waitFor(() => expect(orders()).toHaveLength(1))
    const [kept] = JSON.parse(stored() ?? '')
    expect(Object.keys(kept).sort()).toEqual(['key', 'operation', 'scope', 'sentAt', 'summary'])
    expect(stored()).not.toContain('acceptedTerms')
  })

  it('is never said to be cancelled when the server may have forgotten it: the user is led to the list', async () => {
    const old = {
      key: '0123456789abcdef',
      operation: 'openOrder',
      scope: '1',
      sentAt: Date.now() - 24 * 3_600_000,
      summary: { name: 'BTC', side: 'LONG', size: '0.05' },
    }
    localStorage.setItem('swx.attempts.real.marta_k', JSON.stringify([old, { key: 'broken' }]))
    const { questions } = show({ settle: () => known('CANCELLED') })
    await waitFor(() => expect(toastText()).toContain('Check the order list'))
    review()
    expect(await screen.findByRole('dialog', { name: 'We couldn’t find out' })).toBeTruthy()
    expect(questions()).toHaveLength(0)
  })

  it('is not sent again once the server may have forgotten its key', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 })
    serverClock.setByFeed(Date.now())
    const { orders } = show({
      open: broken,
      settle: () => {
        serverClock.setByFeed(Date.now() + 24 * 3_600_000)
        return broken()
      },
    })
    submit()
    await finding()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await screen.findByRole('dialog', { name: 'We couldn’t find out' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Send the same again/ })).toBeNull()
    expect(orders()).toHaveLength(1)
    vi.useRealTimers()
    serverClock.setByFeed(Date.now())
  })

  describe('on a device that is set to another time', () => {
    afterEach(() => {
      vi.useRealTimers()
      serverClock.setByFeed(Date.now())
    })
    const serverNow = Date.parse('2026-01-10T15:20:00.000Z')
    const keep = (sentAt: number) =>
      localStorage.setItem(
        'swx.attempts.real.marta_k',
        JSON.stringify([
          {
            key: '0123456789abcdef',
            operation: 'openOrder',
            scope: '1',
            sentAt,
            summary: { name: 'BTC', side: 'LONG', size: '0.05' },
          },
        ]),
      )

    it('is still found out an hour after it was sent, though the device says a day has passed', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: serverNow + 24 * 3_600_000 })
      serverClock.setByFeed(serverNow)
      keep(serverNow - 3_600_000)
      const { questions } = show({ settle: () => known('CANCELLED') })
      await waitFor(() => expect(toastText()).toContain('Not placed'))
      expect(questions()).toHaveLength(1)
    })

    it('is not said to be cancelled a day after it was sent, though the device says an hour has passed', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: serverNow - 23 * 3_600_000 })
      serverClock.setByFeed(serverNow)
      keep(serverNow - 24 * 3_600_000)
      show({ settle: () => known('CANCELLED') })
      await waitFor(() => expect(toastText()).toContain('Check the order list'))
    })

    it('is not said to be cancelled when the answer itself tells that a day has passed', async () => {
      serverClock.setByFeed(Date.now())
      keep(Date.now() - 3_600_000)
      show({
        settle: () => {
          serverClock.setByFeed(Date.now() + 24 * 3_600_000)
          return known('CANCELLED')
        },
      })
      await waitFor(() => expect(toastText()).toContain('Check the order list'))
    })
  })

  it('waits for its account mode to come back, and is then found out', async () => {
    const { questions } = show({
      open: () => {
        act(() => setMode('demo'))
        return broken()
      },
      settle: () => known('CANCELLED'),
    })
    submit()
    await waitFor(() => expect(modeStore.get()).toBe('demo'))
    await act(async () => {})
    expect(questions()).toHaveLength(0)
    act(() => setMode('real'))
    await waitFor(() => expect(toastText()).toContain('Not placed'))
    expect(questions()).toHaveLength(1)
  })
})
