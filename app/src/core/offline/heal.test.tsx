import { type CallOutcome, NetworkError } from '@swx/sdk'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '#core/api/query.ts'
import { FormError } from '#core/forms/form-error.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { healWhenBack, noteAnswer, noteOutcome } from './heal.ts'
import { followKeptAnswers, keptSince } from './kept-answers.ts'
import { useOfflineNow } from './offline-notes.tsx'

const call = { method: 'GET', path: '/swx/customer/user/getUserInfo', tries: 1, ms: 5 }
const answered: CallOutcome = { ...call, status: 200, code: '200' }
const lost = new NetworkError('lost', { method: 'GET', path: call.path })

/** The worker, as far as it says where public answers came from. */
const worker = new EventTarget() as unknown as ServiceWorkerContainer
followKeptAnswers(worker, noteAnswer)
const workerSays = (keptAt: string | null) =>
  worker.dispatchEvent(new MessageEvent('message', { data: { type: 'ANSWERED', keptAt } }))

let hasNetwork = true
let isServerThere = true
let asked: string[] = []

/** What a page asks for: something public, which the worker keeps, and the account. */
async function ask(name: 'markets' | 'account'): Promise<string> {
  asked.push(name)
  if (isServerThere) {
    if (name === 'markets') workerSays(null)
    else noteOutcome(answered)
    return `new ${name}`
  }
  if (name === 'markets') {
    workerSays('2026-01-12T15:00:00.000Z')
    return 'old markets'
  }
  noteOutcome({ ...call, error: lost })
  throw lost
}

function Part({ name }: { name: 'markets' | 'account' }) {
  const { data, error } = useQuery({ queryKey: [name], queryFn: () => ask(name) })
  return <p>{error ? `no ${name}` : data}</p>
}

const Bar = () => <p>{useOfflineNow() === undefined ? 'online' : 'offline'}</p>
const page = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
let stop = () => {}
const forgotten = vi.fn()

/** A page that was opened without a network: the app came from the worker, and so did the markets. */
async function open(parts: readonly ('markets' | 'account')[] = ['markets', 'account']) {
  const queryClient = createQueryClient()
  stop = healWhenBack(queryClient, forgotten)
  render(
    <QueryClientProvider client={queryClient}>
      <Bar />
      {parts.map((name) => (
        <Part key={name} name={name} />
      ))}
    </QueryClientProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(1))
  asked = []
}

const network = (isThere: boolean) =>
  act(async () => {
    hasNetwork = isThere
    window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
    await vi.advanceTimersByTimeAsync(1)
  })

describe('a page that was opened without a network', () => {
  beforeAll(() => startTestI18n())
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => hasNetwork)
    hasNetwork = false
    window.dispatchEvent(new Event('offline'))
    isServerThere = false
    forgotten.mockClear()
  })
  afterEach(async () => {
    stop()
    keptSince.set(undefined)
    await network(true)
    vi.useRealTimers()
  })

  it('is whole as soon as the network is back: no bar, no error, nothing old', async () => {
    await open()
    expect(page()).toEqual(['offline', 'old markets', 'no account'])
    isServerThere = true
    await network(true)
    expect(page()).toEqual(['online', 'new markets', 'new account'])
    expect(forgotten).toHaveBeenCalled()
  })

  it('is whole soon after a network that at first led nowhere', async () => {
    await open()
    await network(true)
    expect(page()).toEqual(['offline', 'old markets', 'no account'])
    isServerThere = true
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(page()).toEqual(['online', 'new markets', 'new account'])
  })

  it('is whole after any call that succeeds, also one of its own, and also where nothing public is on show', async () => {
    await open(['account'])
    keptSince.set(1)
    isServerThere = true
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await act(async () => noteOutcome(answered))
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(page()).toEqual(['online', 'new account'])
  })

  it('asks for nothing while there is none, nor again once it is whole', async () => {
    await open()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(asked).toEqual([])
    isServerThere = true
    await network(true)
    asked = []
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(asked).toEqual([])
  })

  it('takes the word of a server on this device, which answers without a network', async () => {
    await open(['account'])
    expect(page()[0]).toBe('offline')
    isServerThere = true
    await act(async () => noteOutcome(answered))
    expect(page()[0]).toBe('online')
  })

  it('says above the button of a form that nothing can be sent', async () => {
    render(<FormError text={undefined} />)
    expect(screen.getByRole('status').textContent).toBe('Nothing can be sent until you’re back.')
    await network(true)
    expect(screen.queryByRole('status')).toBeNull()
  })
})
