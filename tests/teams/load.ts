import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import type { Answer, Call, Caller } from './caller.ts'

/** A world with one user, and what that user was told. */
export interface Tracked {
  readonly name: string
  readonly token: string
  /** Numbers of the positions that were acknowledged. */
  readonly opened: Set<string>
}

/** What happened while commands were sent. */
export interface Figures {
  acknowledged: number
  /** Commands that were sent again, because there was no answer or one of 5xx. */
  repeated: number
  /** Reads that showed other positions than those that were acknowledged. */
  wrongReads: string[]
  /** Answers that are none of those that a client may get. */
  unexpected: string[]
  /** Sentences of 5xx, with how often each came. */
  readonly sentences: Map<string, number>
}

/** A small position in the instrument whose price does not move: the user can open thousands of them. */
export const POSITION = {
  marketId: '376',
  direction: 'LONG',
  lots: '0.01',
  leverage: 1,
  quotedPrice: 1_000,
  slippage: '0.001',
  acceptedTermsVersion: '2026-01',
}
/**
 * The most commands of one user. The answers to 1,000 keys of a user are kept for a day; one more key is answered with
 * 429.
 */
const MOST_COMMANDS = 950
/** So long between two commands to one world, ms: a few worlds last as long as the run does. */
const PAUSE_MS = 120

/** Whether an answer leaves it open what became of a command, so that it is sent again under its key. */
const isOpen = ({ status }: Answer): boolean => status === 0 || status >= 500 || status === 409

const note = ({ sentences }: Figures, { status, body }: Answer): void => {
  const sentence = `${status} ${(body.msg ?? body.detail ?? '').replace(/"[^"]+"/, '"…"')}`.trim()
  sentences.set(sentence, (sentences.get(sentence) ?? 0) + 1)
}

/** Numbers of the positions that a user has. */
export const listPositions = async (
  call: Caller,
  { name, token }: Tracked,
): Promise<Set<string> | Answer> => {
  const found = new Set<string>()
  for (let page = 1; ; page++) {
    const path = `/swx/customer/order/listOrder?pageNum=${page}&pageSize=100`
    const answer = await call({ path, world: name, token })
    if (answer.body.code !== '200') return answer
    for (const { orderNo } of answer.body.result.list) found.add(orderNo)
    if (found.size >= Number(answer.body.result.total) || answer.body.result.list.length === 0) return found
  }
}

/** Opens a position and does not rest before it is known that it was opened, once. */
export const openPosition = async (
  call: Caller,
  { name, token, opened }: Tracked,
  figures: Figures,
  key = randomUUID(),
): Promise<void> => {
  const command: Call = {
    path: '/swx/customer/order/openOrder',
    world: name,
    token,
    key: `"${key}"`,
    body: POSITION,
  }
  for (let attempt = 0; ; attempt++) {
    const answer = await call(command)
    if (isOpen(answer)) {
      figures.repeated++
      note(figures, answer)
      await after(Math.min(1_000, 50 * 2 ** attempt))
      continue
    }
    const number: string | undefined = answer.body.result?.orderNo
    if (number === undefined)
      figures.unexpected.push(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`)
    else {
      figures.acknowledged++
      opened.add(number)
    }
    return
  }
}

/** Reads the positions of a user who sends nothing else: they are those that were acknowledged, never fewer. */
const readPositions = async (call: Caller, tracked: Tracked, figures: Figures): Promise<void> => {
  const found = await listPositions(call, tracked)
  if (!(found instanceof Set)) return note(figures, found)
  const missing = [...tracked.opened].filter((number) => !found.has(number))
  const more = [...found].filter((number) => !tracked.opened.has(number))
  if (missing.length + more.length > 0)
    figures.wrongReads.push(`${tracked.name}: ${missing.length} missing, ${more.length} too many`)
}

/** Sends commands and reads to worlds, each of which one client alone uses, until it is told to stop. */
export const sendUntil = async (
  call: Caller,
  worlds: readonly Tracked[],
  clients: number,
  figures: Figures,
  isOver: () => boolean,
): Promise<void> => {
  const client = async (index: number): Promise<void> => {
    const own = worlds.filter((_, at) => at % clients === index)
    for (let turn = 0; !isOver(); turn++) {
      const tracked = own[turn % own.length] as Tracked
      const next = after(PAUSE_MS / own.length)
      if (tracked.opened.size < MOST_COMMANDS) await openPosition(call, tracked, figures)
      if (turn % 3 === 0) await readPositions(call, tracked, figures)
      await next
    }
  }
  await Promise.all(Array.from({ length: Math.min(clients, worlds.length) }, (_, index) => client(index)))
}
