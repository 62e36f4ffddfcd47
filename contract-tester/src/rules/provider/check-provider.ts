import { isObject } from '../../document/json.ts'
import type { Operation } from '../../document/operation.ts'
import type { Exchange } from '../../http/call.ts'
import { namesIn } from '../../http/cors.ts'
import { callOf } from '../../plan/call-of.ts'
import type { Run } from '../../run/run.ts'
import { newestTime } from '../feed/check-feed.ts'
import { feedUrl, readFeedDocument } from '../feed/feed-document.ts'
import { listen } from '../feed/listen.ts'

/** An origin that is never the app's. */
const STRANGER = 'https://not-the-app.example'
const FIRST_MS = 10_000
const CALLS_FOR_TIME = 4
/** How much the clocks of several servers may differ, and the time of a price from that of an answer, in milliseconds. */
const SKEW_MS = 2_000
const FEED_SKEW_MS = 60_000

/** Checks that are made once, for the server as a whole. */
export async function checkProvider(
  run: Run,
  origin: string,
  baseUrl: string,
  feed: string | undefined,
): Promise<void> {
  checkSecure(run, origin, baseUrl)
  const [easiest] = run.operations
    .filter((one) => one.method === 'GET' && one.isRead && !one.path.includes('{'))
    .sort((a, b) => Number(a.needsToken) - Number(b.needsToken))
  if (easiest !== undefined && run.isOtherOrigin) await checkStranger(run, easiest, origin)
  const time = easiest === undefined ? undefined : await checkTime(run, easiest)
  if (feed === undefined) run.skip('*', 'socketOrigin', 'no document of a feed was given: --feed')
  else await checkSocket(run, feed, baseUrl, origin, time)
}

/** A page that was loaded by https cannot call a server by http. */
function checkSecure(run: Run, origin: string, baseUrl: string): void {
  const { protocol, hostname } = new URL(baseUrl)
  const isOwnMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  if (protocol === 'https:' || isOwnMachine) return
  run.reportAlone('*', `curl -i ${baseUrl}`, {
    rule: 'secure',
    where: '#/paths',
    expected: 'an address that begins with https',
    got: baseUrl,
    advice: `Serve the API and its socket over TLS: a browser blocks unencrypted calls of a page of ${origin}, and tokens can be read on the way.`,
  })
}

const asks = async (run: Run, operation: Operation, origin: string): Promise<Exchange | undefined> => {
  const input = await run.inputFor(operation)
  const call = input && callOf(operation, input)
  return call && run.send({ ...call, headers: { ...call.headers, Origin: origin } }, 'probe')
}

/** Other origins cannot read what a user may read, and no cache gives another origin the answer for the app's origin. */
async function checkStranger(run: Run, operation: Operation, origin: string): Promise<void> {
  const [own, other] = [await asks(run, operation, origin), await asks(run, operation, STRANGER)]
  if (own === undefined || other === undefined) return
  const originOf = ({ answer }: Exchange) => answer.headers.get('access-control-allow-origin')
  if (originOf(other) === STRANGER && other.answer.headers.get('access-control-allow-credentials') === 'true')
    run.report(other, {
      rule: 'originCredentials',
      where: operation.pointer,
      expected: 'no Access-Control-Allow-Credentials for an origin that is not allowed',
      got: `${STRANGER} is allowed, with credentials`,
      advice:
        'Name the origins of the app in place of answering with whatever origin asks, and leave Access-Control-Allow-Credentials out.',
    })
  const isByOrigin = originOf(own) === origin && originOf(other) !== origin
  const varies = namesIn(own.answer.headers.get('vary'))
  const isStored = !namesIn(own.answer.headers.get('cache-control')).includes('no-store')
  if (isByOrigin && isStored && !varies.includes('origin') && !varies.includes('*'))
    run.report(own, {
      rule: 'originVary',
      where: operation.pointer,
      expected: 'Vary: Origin, as the answer depends on it',
      got: varies.join(', ') || 'no such header',
      advice:
        'Send Vary: Origin where Access-Control-Allow-Origin is not the same for all: a cache gives the answer to one origin to pages of another, which may not read it.',
    })
}

/** The times that answers name never go back. @returns the last one, epoch ms */
async function checkTime(run: Run, operation: Operation): Promise<number | undefined> {
  const name = run.envelope?.time
  if (name === undefined) return undefined
  let last: number | undefined
  const input = await run.inputFor(operation)
  for (let count = 0; input !== undefined && count < CALLS_FOR_TIME; count++) {
    const exchange = await run.call(operation, input, 'probe')
    const said = isObject(exchange?.answer.json) ? exchange.answer.json[name] : undefined
    const time = typeof said === 'string' ? Date.parse(said) : Number.NaN
    if (exchange === undefined || Number.isNaN(time)) return undefined
    if (last !== undefined && time < last - SKEW_MS)
      run.report(exchange, {
        rule: 'clock',
        where: operation.pointer,
        expected: `a ${name} that is not before that of an earlier answer`,
        got: `${new Date(time).toISOString()} after ${new Date(last).toISOString()}`,
        advice:
          'Take the time of every answer from one clock, by NTP on each server, and from no cache: countdowns and the days of a term follow it.',
      })
    last = time
  }
  return last
}

/** A page of the app can open the socket, and gets at once a message that it can read. */
async function checkSocket(
  run: Run,
  file: string,
  baseUrl: string,
  origin: string,
  time: number | undefined,
): Promise<void> {
  const feed = await readFeedDocument(file)
  const url = feedUrl(feed, baseUrl)
  const request = `npx wscat -c ${url} -o ${origin}`
  const heard = await listen(url, FIRST_MS, 1, origin)
  const [first] = heard.messages
  if (first === undefined) {
    const others = await listen(url, FIRST_MS, 1)
    // If the socket sends no message to anyone, the rules about the feed report it.
    if (others.messages.length > 0)
      run.reportAlone(feed.name, request, {
        rule: 'socketOrigin',
        where: '#/channels',
        expected: `a message at once for a page of ${origin}`,
        got: heard.error ?? `nothing within ${FIRST_MS / 1_000} s`,
        advice: `Let the socket accept connections whose Origin is ${origin}: a browser always sends it, with no token and no header of the app's own.`,
      })
    return
  }
  if (first.isBinary)
    run.reportAlone(feed.name, request, {
      rule: 'socketText',
      where: '#/channels',
      expected: 'messages as text frames',
      got: 'a binary frame',
      advice: 'Send text frames: the app ignores binary ones, and prices stop changing.',
    })
  const priced = newestTime(heard.messages)
  if (time !== undefined && priced !== undefined && Math.abs(priced - time) > FEED_SKEW_MS)
    run.reportAlone(feed.name, request, {
      rule: 'clock',
      where: '#/channels',
      expected: `prices of about ${new Date(time).toISOString()}, which answers say`,
      got: new Date(priced).toISOString(),
      advice:
        'Let socket and answers go by one clock: the app takes its time from both, and a difference makes countdowns jump.',
    })
}
