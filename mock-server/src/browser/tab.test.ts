import { afterEach, expect, test } from 'vitest'
import type { Change } from '../store/table.ts'
import { startEngineHost } from './engine-host.ts'
import type { LeadershipEvents } from './leadership.ts'
import { type Kept, type Records, TakenOverError } from './records.ts'
import { joinTabs } from './tab.ts'
import type { WireReply, WireRequest } from './wire.ts'

/** Storage that all tabs of a test share, with the same fence as the real one. */
const createSharedRecords = () => {
  let epoch = 0
  let kept: Kept | undefined
  const rows = new Map<string, Change>()
  const answers = new Map<string, WireReply>()
  return (): Records => {
    let mine = 0
    return {
      async takeOver() {
        mine = ++epoch
        return { epoch: mine, kept }
      },
      async keep({ meta, changes, replace, answer }) {
        if (mine !== epoch) throw new TakenOverError()
        if (replace) rows.clear()
        for (const change of changes) {
          if (change.row === undefined) rows.delete(`${change.table} ${change.key}`)
          else rows.set(`${change.table} ${change.key}`, change)
        }
        answers.set(answer.id, answer.reply)
        const dump: Record<string, unknown[]> = {}
        for (const { table, row } of rows.values()) {
          dump[table] ??= []
          dump[table].push(row)
        }
        kept = structuredClone({ meta, rows: dump, answers })
      },
      close: () => undefined,
    }
  }
}

const channels: BroadcastChannel[] = []
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

/** An origin whose tabs are opened and closed by the test. */
const createOrigin = () => {
  const name = crypto.randomUUID()
  const openRecords = createSharedRecords()
  const open = () => {
    const channel = new BroadcastChannel(name)
    channels.push(channel)
    let events: LeadershipEvents | undefined
    const tab = joinTabs({
      channel,
      seek: (given) => {
        events = given
      },
      start: () => startEngineHost(openRecords()),
    })
    return { tab, lead: () => events?.onGained(), lose: () => events?.onLost() }
  }
  return { open }
}

let number = 0
const request = (path: string, body?: unknown, headers: Record<string, string> = {}): WireRequest => ({
  id: `request-${++number}`,
  kind: 'customer',
  method: body === undefined ? 'GET' : 'POST',
  path: `/swx/customer/${path}`,
  query: '',
  headers: { 'content-type': 'application/json', ...headers },
  body: body === undefined ? undefined : new TextEncoder().encode(JSON.stringify(body)),
})
const control = (method: string, path: string, body?: unknown): WireRequest => ({
  ...request('', body, { 'x-sandbox-key': 'sandbox' }),
  kind: 'control',
  method,
  path,
})
const registration = {
  userName: 'mei_lin',
  email: 'mei@example.com',
  code: '123456',
  password: 'Harbour2026',
}
const read = ({ body }: WireReply) => JSON.parse(body)

const listen = (tab: ReturnType<typeof joinTabs>) => {
  const heard: string[] = []
  const waiting: (() => void)[] = []
  const note = (text: string) => {
    heard.push(text)
    for (const wake of waiting.splice(0)) wake()
  }
  const close = tab.openFeed({ send: note, bufferedAmount: () => 0, close: (code) => note(`closed ${code}`) })
  const nth = async (index: number): Promise<string> => {
    while (heard.length <= index) await new Promise<void>((wake) => waiting.push(wake))
    return heard[index] as string
  }
  return { close, nth }
}

test('a request waits until some tab runs the engine, and is answered in the tab that asked', async () => {
  const { open } = createOrigin()
  const [one, two] = [open(), open()]
  const answer = two.tab.call(request('index/getParamByKey/features'))
  await one.lead()
  expect(read(await answer).code).toBe('200')
  expect(read(await one.tab.call(request('index/getParamByKey/nothing'))).code).toBe('10018')
})

test('users, sessions and the clock move with the engine to another tab', async () => {
  const { open } = createOrigin()
  const [one, two] = [open(), open()]
  await one.lead()
  const { token } = read(await two.tab.call(request('login/register', registration))).result
  await one.tab.call(control('POST', 'clock/advance', { by: 'P1D' }))
  const clock = read(await one.tab.call(control('GET', 'clock')))
  await two.lead()
  one.lose()
  const info = await one.tab.call(request('user/getUserInfo', {}, { authorization: token }))
  expect(read(info).result.userName).toBe('mei_lin')
  expect(read(await two.tab.call(control('GET', 'clock')))).toEqual(clock)
})

test('a command that is sent again after the engine moved is answered as the first time, not done twice', async () => {
  const { open } = createOrigin()
  const [one, two] = [open(), open()]
  await one.lead()
  const register = request('login/register', registration)
  const first = read(await one.tab.call(register))
  await two.lead()
  expect(read(await two.tab.call(register))).toEqual(first)
  expect(read(await two.tab.call({ ...register, id: 'another' })).code).toBe('10006')
})

test('an engine that does not know yet that it was replaced keeps nothing, and its requests go to the next', async () => {
  const { open } = createOrigin()
  const [one, two] = [open(), open()]
  await one.lead()
  await one.tab.call(request('index/getParamByKey/features'))
  const during = one.tab.call(request('login/register', registration))
  await two.lead()
  expect(read(await during).code).toBe('200')
  expect(
    read(await two.tab.call(request('login/login', { userName: 'mei_lin', password: 'Harbour2026' }))).code,
  ).toBe('200')
})

test('both tabs hear the feed, and hear that it ended when the engine moves', async () => {
  const { open } = createOrigin()
  const [one, two] = [open(), open()]
  const early = listen(two.tab)
  await one.lead()
  const own = listen(one.tab)
  expect(JSON.parse(await own.nth(0)).length).toBeGreaterThan(300)
  expect(JSON.parse(await early.nth(0)).length).toBeGreaterThan(300)
  await two.lead()
  expect(await early.nth(1)).toBe('closed 1012')
  expect(await own.nth(1)).toMatch(/^closed 10(01|12)$/)
  const again = listen(one.tab)
  expect(JSON.parse(await again.nth(0)).length).toBeGreaterThan(300)
  again.close()
  two.lose()
})

test('the control plane wants its key here too, and knows one world', async () => {
  const { open } = createOrigin()
  const one = open()
  await one.lead()
  const ask = (headers: Record<string, string>) => one.tab.call({ ...control('GET', 'clock'), headers })
  expect((await ask({})).status).toBe(401)
  expect((await ask({ 'x-sandbox-key': 'sandbox', 'x-sandbox-world': 'other' })).status).toBe(404)
  const reset = await one.tab.call(control('POST', 'reset', { seed: 4, profile: 'newUser' }))
  expect(read(reset)).toMatchObject({ seed: 4, profile: 'newUser' })
  const login = request('login/login', { userName: 'newuser', password: 'Sandbox1' })
  expect(read(await one.tab.call(login)).code).toBe('200')
})
