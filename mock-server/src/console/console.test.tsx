// @vitest-environment happy-dom
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { createWorld, type LocalWorld } from '../exports/test.ts'
import { startConsole } from './start-console.tsx'

// What is hidden is not in the page at all, and looking for the styles of each element takes most of the time.
configure({
  asyncUtilTimeout: 5_000,
  defaultHidden: true,
  getElementError: (message) => new Error(message ?? ''),
})

let stop = (): void => {}
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

/** The console at an address, on a world with the whole engine behind it. */
const open = async (
  hash: string,
  {
    profile = 'visitor',
    intercept,
  }: { profile?: 'visitor' | 'borrower' | 'trader'; intercept?: typeof fetch } = {},
): Promise<LocalWorld> => {
  const world = await createWorld({ profile })
  document.body.innerHTML = '<div id="console"></div><p id="said" role="status"></p>'
  location.hash = hash
  stop = startConsole({
    knowsKey: true,
    refreshMs: 50,
    fetch: async (input, init) =>
      (await intercept?.(input, init)) ?? world.answer(new Request(input as string, init)),
  })
  return world
}

const part = (name: string) => screen.findByRole('region', { name })
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })

test('each room has an address, and the index leads to all of them', async () => {
  await open('#/')
  const index = await screen.findByRole('navigation', { name: 'Rooms' })
  const links = within(index).getAllByRole('link', { name: (name) => !/SWX|Open the app/.test(name) })
  expect(links.length).toBe(15)
  for (const link of links) {
    location.hash = link.getAttribute('href') ?? ''
    const name = link.textContent?.replace(/[\d,]+$/, '') ?? ''
    await screen.findByRole('heading', { level: 1, name })
    expect(link.getAttribute('aria-current')).toBe('page')
    await waitFor(() => expect(screen.queryAllByText(/^Loading:/)).toEqual([]))
    expect(screen.queryAllByRole('alert')).toEqual([])
  }
})

test('what a user owes stands in a column of its own, apart from what is free and from equity', async () => {
  await open('#/users', { profile: 'borrower' })
  const table = await screen.findByRole('table', { name: 'Users' })
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
  const row = await within(table).findByRole('row', { name: /borrower/ })
  const values = [...row.children].map(({ textContent }) => textContent)
  const textUnder = (head: string) => values[heads.indexOf(head)]
  expect(textUnder('Real, owed')).toBe('1,009.00')
  const number = (head: string) => Number(textUnder(head)?.replaceAll(',', ''))
  expect(number('Real, available') - 1_009).toBeCloseTo(number('Real, equity'), 2)
})

test('an instrument is found in the list, chosen by a link, and its price is set', async () => {
  const world = await open('#/prices')
  const prices = await part('Prices')
  type(await within(prices).findByLabelText('Search'), 'bitcoin')
  fireEvent.click(await within(prices).findByRole('link', { name: 'BTC' }))
  const market = await part('Market')
  await within(market).findByText('Bitcoin')
  const code = within(market).getByLabelText('Instrument') as HTMLInputElement
  expect(code.value).toBe('BTC')
  type(within(market).getByLabelText(/^Price/), '61000')
  fireEvent.click(within(market).getByRole('button', { name: 'Set the price' }))
  await within(market).findByText('BTC is at 61000, open.')
  const { instruments } = await world.call('listInstruments')
  expect(instruments.find((one) => one.code === 'BTC')?.price).toBe(61_000)
})

test('an error stands beside the form that it is about, and goes when the next try succeeds', async () => {
  await open('#/prices?code=BTC')
  const market = await part('Market')
  const code = (await within(market).findByLabelText('Instrument')) as HTMLInputElement
  type(code, 'BTCUSDT')
  type(within(market).getByLabelText(/^Price/), '61000')
  const set = within(market).getByRole('button', { name: 'Set the price' })
  fireEvent.click(set)
  const alert = await within(market).findByRole('alert')
  expect(alert.textContent).toBe('No instrument has the code "BTCUSDT".')
  expect(alert.closest('form')).toBe(set.closest('form'))
  type(code, 'BTC')
  fireEvent.click(set)
  await within(market).findByText(/^BTC is at/)
  expect(within(market).queryByRole('alert')).toBeNull()
})

test('the journal shows bad answers alone, how long each call took, and a call opened by its address', async () => {
  const world = await open('#/journal')
  await world.fault('listContents', { status: 503 }, { times: 1 })
  for (let time = 0; time < 2; time++) await world.fetch('/swx/customer/index/listContents/1')
  const journal = await part('Journal')
  fireEvent.click(await within(journal).findByRole('button', { name: 'Bad answers only: 1' }))
  await waitFor(() => expect(within(journal).getAllByRole('row')).toHaveLength(2))
  expect(location.hash).toBe('#/journal?answer=bad')
  const link = within(journal).getByRole('link', { name: /^listContents\s?, details of call/ })
  const row = link.closest('tr') as HTMLElement
  expect(row.textContent).toMatch(/503503fault[\d.]+ ms–$/)
  location.hash = link.getAttribute('href') ?? ''
  const answer = await within(journal).findByRole('region', { name: 'Answer' })
  expect(answer.textContent).toContain('"code": "503"')
  expect(link.getAttribute('aria-expanded')).toBe('true')
  await within(journal).findByRole('button', { name: /^Copy as curl: call/ })
})

test('a journal goes on from what it knows, and is read whole after the world started over', async () => {
  const asked: string[] = []
  const world = await open('#/journal', {
    intercept: async (input) => {
      const { pathname, search } = new URL(input as string)
      if (pathname.endsWith('/journal')) asked.push(search)
      return undefined as never
    },
  })
  const journal = await part('Journal')
  await within(journal).findByText('No calls')
  await world.fetch('/swx/customer/index/listContents/1')
  await within(journal).findByRole('link', { name: /^listContents/ })
  await waitFor(() => expect(asked.at(-1)).toMatch(/since=\d+$/))
  await world.reset({ profile: 'visitor' })
  await world.fetch('/swx/customer/index/listSmartProduct')
  await within(journal).findByRole('link', { name: /^listSmartProduct/ })
  expect(within(journal).queryByRole('link', { name: /^listContents/ })).toBeNull()
})

test('a list that cannot be read says so and is read at the next try; a key that does not fit is told once', async () => {
  let status = 500
  const answer = () =>
    new Response(JSON.stringify({ error: 'fault', detail: 'The disk is full.' }), { status })
  await open('#/faults', {
    intercept: async (input) =>
      (status !== 200 && (status === 401 || String(input).includes('/faults'))
        ? answer()
        : undefined) as Response,
  })
  const faults = await part('Faults')
  const alert = await within(faults).findByRole('alert')
  expect(alert.textContent).toContain('Faults could not be read. The disk is full.')
  status = 200
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await within(faults).findByText('No faults are set')
  status = 401
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1))
  expect(screen.getByRole('alert').textContent).toContain('This key is not valid.')
})

test('a snapshot is kept, listed and brought back with its time', async () => {
  const world = await open('#/snapshots')
  const snapshots = await part('Snapshots')
  fireEvent.click(await within(snapshots).findByRole('button', { name: 'Save this state' }))
  await within(snapshots).findByText('Saved as "before".')
  const { now } = await world.call('getClock')
  await world.advance('P1D')
  fireEvent.click(await within(snapshots).findByRole('button', { name: 'Restore before' }))
  await within(snapshots).findByText(/^Restored from "before"/)
  expect((await world.call('getClock')).now).toBe(now)
})

test('time moves on from the head of every room, and says what was due', async () => {
  const world = await open('#/users', { profile: 'trader' })
  const { now } = await world.call('getClock')
  fireEvent.click(await screen.findByRole('button', { name: 'Move on by 1 day' }))
  await screen.findByText(/Happened on the way: .*dayClose × 1/, { selector: 'main *' })
  expect(Date.parse((await world.call('getClock')).now) - Date.parse(now)).toBe(86_400_000)
})
