import { isObject, type Json } from '../../document/json.ts'
import type { Rule } from '../../findings/layers.ts'
import { shorten } from '../../report/words.ts'
import type { Run } from '../../run/run.ts'
import { createValidator } from '../../schema/validator.ts'
import { feedUrl, readFeedDocument } from './feed-document.ts'
import { type FeedMessage, type FeedSession, listen } from './listen.ts'

const FIRST_MS = 10_000
const LISTEN_MS = 4_000
const MESSAGES = 12

const parse = (text: string): Json | undefined => {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** The feed connects, speaks at once, sends what its document says, never goes back in time, and serves a second connection alike. */
export async function checkFeed(run: Run, file: string, baseUrl: string): Promise<void> {
  const feed = await readFeedDocument(file)
  const url = feedUrl(feed, baseUrl)
  const report = (rule: Rule, where: string, expected: string, got: string) =>
    run.reportAlone(feed.name, `npx wscat -c ${url}`, { rule, where, expected, got })
  const validator = createValidator(feed.root)
  const checkSession = (session: FeedSession, again: string): boolean => {
    const [first] = session.messages
    if (first === undefined) {
      const rule =
        session.error === undefined
          ? again === ''
            ? 'feedFirst'
            : 'feedReconnect'
          : again === ''
            ? 'feedConnect'
            : 'feedReconnect'
      report(
        rule,
        '#/channels',
        `a message at once${again}`,
        session.error ?? `nothing within ${FIRST_MS / 1000} s`,
      )
      return false
    }
    for (const { text } of session.messages) {
      const value = parse(text)
      if (value === undefined) report('feedSchema', feed.schemaPointer, 'JSON', shorten(text))
      else
        for (const { pointer, at, message } of validator.answer(feed.schemaPointer, value))
          report('feedSchema', pointer, `${at} ${message}`, shorten(value))
    }
    return true
  }
  const first = await listenFor(url)
  if (!checkSession(first, '')) return
  const second = await listenFor(url)
  if (checkSession(second, ' after a reconnect')) {
    const [one, two] = [first, second].map(({ messages }) => parse(messages[0]?.text ?? ''))
    if (Array.isArray(one) && Array.isArray(two) && two.length < one.length)
      report('feedReconnect', '#/channels', `all ${one.length} rows again after a reconnect`, `${two.length}`)
  }
  for (const { messages } of [first, second]) {
    const back = timeGoingBack(messages)
    if (back)
      report('feedTime', feed.schemaPointer, `a time from ${back.before} on for ${back.key}`, back.after)
  }
  if (feed.silenceSeconds !== undefined) {
    const longest = Math.max(...first.messages.map(({ at }, index, all) => at - (all[index - 1]?.at ?? 0)))
    if (longest > feed.silenceSeconds * 1_000)
      report(
        'feedSilence',
        '#/channels',
        `a message each ${feed.silenceSeconds} s`,
        `none for ${Math.round(longest / 1_000)} s`,
      )
  }
}

/** Listens until the first message, then a while longer. */
async function listenFor(url: string): Promise<FeedSession> {
  const started = await listen(url, LISTEN_MS, MESSAGES)
  return started.messages.length > 0 || started.error !== undefined ? started : listen(url, FIRST_MS, 1)
}

const KEY = /^(code|id|symbol|key)$/
const TIME = /^(t|time|ts|at|timestamp)$/

/** The first row whose time is before that of an earlier message about the same thing. */
function timeGoingBack(
  messages: readonly FeedMessage[],
): { key: string; before: string; after: string } | undefined {
  const last = new Map<string, Json>()
  for (const { text } of messages) {
    const value = parse(text)
    for (const row of Array.isArray(value) ? value : [value]) {
      if (!isObject(row)) continue
      const keyName = Object.keys(row).find((name) => KEY.test(name))
      const timeName = Object.keys(row).find((name) => TIME.test(name))
      const key = String(keyName === undefined ? '' : row[keyName])
      const time = timeName === undefined ? undefined : row[timeName]
      if (time === undefined || time === null) continue
      const before = last.get(key)
      if (before !== undefined && asNumber(time) < asNumber(before))
        return { key, before: String(before), after: String(time) }
      last.set(key, time)
    }
  }
  return undefined
}

/** The latest time in some messages, epoch ms; undefined where they say none. */
export function newestTime(messages: readonly FeedMessage[]): number | undefined {
  const times = messages
    .flatMap(({ text }) => parse(text))
    .flatMap((row) => {
      const name = isObject(row) ? Object.keys(row).find((one) => TIME.test(one)) : undefined
      const time = isObject(row) && name !== undefined ? asNumber(row[name] ?? null) : Number.NaN
      return Number.isNaN(time) ? [] : [time < EARLIEST_MS ? time * 1_000 : time]
    })
  return times.length === 0 ? undefined : times.reduce((newest, time) => Math.max(newest, time))
}

/** Smaller numbers are seconds. */
const EARLIEST_MS = 1e11

const asNumber = (time: Json) => (typeof time === 'number' ? time : Date.parse(String(time)))
