import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Dispatcher } from '../api/dispatch.ts'
import { httpError, type Reply, tooManyRequests } from '../contract/reply.ts'
import type { World } from '../runtime/world.ts'
import { WorldUnavailableError } from '../runtime/world-persistence.ts'
import type { Worlds } from '../runtime/worlds.ts'
import { createControlEdge } from './control-edge.ts'
import { noteAddress, refuseCustomer, serveCustomer, servePreflight, serveSteered } from './customer-edge.ts'
import { createDocumentHandler } from './documents.ts'
import type { Forwarded } from './forwarded.ts'
import { type HealthSource, sendHealth } from './health.ts'
import { isForeignSite } from './host-rules.ts'
import { inTurn } from './in-turn.ts'
import type { Metrics } from './metrics.ts'
import type { RequestObserver } from './observe-requests.ts'
import { toOriginForm } from './ordinary-request.ts'
import { documentChooser } from './page-documents.ts'
import { appHeaders, docsHeaders } from './page-headers.ts'
import { sendPlain } from './plain-reply.ts'
import { readBearerAsKey, serveMetrics } from './serve-metrics.ts'
import { sendStartPage } from './start-page.ts'
import { createStaticHandler } from './static-files.ts'
import { sentKey, userOf, type WorldAccess } from './world-access.ts'
import { chooseWorld, UnknownWorldError } from './world-choice.ts'

/** What the process serves. */
export interface ListenerOptions {
  readonly worlds: Worlds
  readonly engineOf: (world: World) => Dispatcher
  readonly isOurHost: (host: string | undefined) => boolean
  readonly access: WorldAccess
  readonly forwarded: Forwarded
  readonly health: HealthSource
  readonly metrics: Metrics | undefined
  /** Told of each request; undefined when nothing follows them. */
  readonly observer: RequestObserver | undefined
  /** Whether only this machine can reach the process. */
  readonly loopback: boolean
  readonly control: boolean
  readonly consoleDir?: string | undefined
  readonly googleDir?: string | undefined
  readonly appDir?: string | undefined
  readonly docsDir?: string | undefined
  readonly contractFile?: string | undefined
  readonly onFault: (error: Error) => void
}

/** A promise if the exchange goes on after the call. */
type Served = Promise<void> | undefined | void

const WRONG_HOST =
  'This process answers only to names it knows: use 127.0.0.1 or localhost, or set SANDBOX_HOSTS.'
const FOREIGN_SITE =
  'Pages of other sites can only read here. Is it your own page? Name its host in SANDBOX_HOSTS, or have a proxy add X-Sandbox-Key.'
const WRONG_KEYS = 'Many keys from this address opened nothing: send the right one, or none, in a minute.'
const API = '/swx'
const CONTROL = '/__sandbox'
const HEALTH = `${CONTROL}/health`
const METRICS = `${CONTROL}/metrics`
const DOCS = '/docs'
const GOOGLE = '/sandbox-google/'

const splitUrl = (url: string): [path: string, query: string] => {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)]
}

const redirect = (response: ServerResponse, location: string): true => {
  response.writeHead(308, { Location: location, 'Content-Length': 0 }).end()
  return true
}

const isBelow = (path: string, prefix: string): boolean =>
  path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/')

const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** Whether a request names its host twice: node:http takes the first name, and what stands between may take the other. */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') count++
  return count > 1
}

/** Everything this process answers over HTTP. */
export const createRequestListener = (options: ListenerOptions): RequestListener => {
  const { worlds, engineOf, isOurHost, access, loopback, control, forwarded, observer } = options
  const serveControl = control ? createControlEdge(options) : undefined
  const serveConsole =
    control && options.consoleDir
      ? createStaticHandler({ root: options.consoleDir, headers: appHeaders })
      : undefined
  const serveGoogle = options.googleDir
    ? createStaticHandler({ root: options.googleDir, headers: appHeaders })
    : undefined
  const serveApp = options.appDir
    ? createStaticHandler({
        root: options.appDir,
        headers: appHeaders,
        fallback: true,
        chooseDocument: documentChooser(options.appDir),
      })
    : undefined
  const serveDocs = options.docsDir
    ? createStaticHandler({ root: options.docsDir, headers: docsHeaders })
    : undefined

  const serveDocument = options.contractFile
    ? createDocumentHandler(options.contractFile, docsHeaders, forwarded.protocolOf)
    : undefined

  const customer = (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
  ): Served => {
    if (request.method === 'OPTIONS')
      return servePreflight(response, isForeignSite(request.headers, isOurHost))
    const steersAll = control && access.hasServerKey(request)
    const isForeign = !steersAll && isForeignSite(request.headers, isOurHost)
    const refuse = (reply: Reply, engine = engineOf(worlds.edge)): Served =>
      refuseCustomer(engine, request, response, path, reply)
    const isForeignWrite = isForeign && request.method !== 'GET'
    if (isForeignWrite && sentKey(request) === undefined) return refuse(httpError(403, FOREIGN_SITE))
    const serve = (world: World): Served => {
      const opened = access.openedBy(request, world)
      observer?.note(request, world.name, userOf(opened))
      if (opened === undefined) access.noteWrongKey(request)
      if (isForeignWrite && opened === undefined) return refuse(httpError(403, FOREIGN_SITE))
      const engine = engineOf(world)
      const wait = access.wait(opened)
      if (wait > 0) return refuse(tooManyRequests(wait), engine)
      return control && opened !== undefined
        ? serveSteered(world.faults, engine, request, response, path, query)
        : serveCustomer(engine, request, response, path, query)
    }
    const fail = (error: unknown): Served => {
      if (error instanceof WorldUnavailableError)
        return refuse(httpError(503, error.message, { headers: { 'Retry-After': '1' } }))
      if (!(error instanceof UnknownWorldError)) throw error
      if (!steersAll) access.noteWrongKey(request)
      return refuse(
        httpError(error.status, error.message, { errors: [{ field: 'x-sandbox-world', rule: 'world' }] }),
      )
    }
    try {
      const world = chooseWorld(worlds, request.headers, {
        mayMake: steersAll,
        mayList: loopback && !isForeign,
        mayOpen: (world) => !access.isClosed(world) || access.openedBy(request, world) !== undefined,
      })
      return world instanceof Promise ? world.then(serve).catch(fail) : serve(world)
    } catch (error) {
      return fail(error)
    }
  }

  const sandbox = async (request: IncomingMessage, response: ServerResponse, path: string, query: string) => {
    const below = path.slice(CONTROL.length)
    if (below === '') {
      redirect(response, `${CONTROL}/`)
      return
    }
    const isFile = below === '/' || /\.(js|css|svg|map)$/.test(below)
    if (isFile && serveConsole?.(request, response, below)) return
    await serveControl?.(request, response, below.slice(1), query)
  }

  /** Says where to look. */
  const startPage = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isReading(request)) return false
    sendStartPage(response, {
      hasReference: serveDocs !== undefined,
      hasDocuments: serveDocument !== undefined,
      hasConsole: serveConsole !== undefined,
    })
    return true
  }

  const documents = (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    if (path === DOCS) return redirect(response, `${DOCS}/`)
    const below = path.slice(DOCS.length)
    if (serveDocument?.(request, response, below.slice(1))) return true
    if (serveDocs?.(request, response, below)) return true
    if (below === '/' && !serveDocs) return startPage(request, response)
    return false
  }

  const page = (request: IncomingMessage, response: ServerResponse, path: string, query: string): void => {
    if (isBelow(path, DOCS) && documents(request, response, path)) return
    const isGoogle = path.startsWith(GOOGLE)
    if (isGoogle && serveGoogle?.(request, response, path.slice(GOOGLE.length - 1))) return
    if (serveApp?.(request, response, path, query)) return
    if (path === '/' && startPage(request, response)) return
    sendPlain(
      response,
      isReading(request) ? 404 : 405,
      isReading(request) ? 'There is nothing here: / says what there is.' : 'Only GET is answered here.',
    )
  }

  const serve = (request: IncomingMessage, response: ServerResponse): Served => {
    const [path, query] = splitUrl(request.url ?? '/')
    // No page of the app is below `API`: unknown paths there are answered as by the API.
    const isApi = isBelow(path, API)
    if (hasTwoHosts(request)) return sendPlain(response, 400, 'A request has one Host header.')
    // Before the check of the host: a process supervisor calls it by an address.
    if (path === HEALTH && isReading(request)) return sendHealth(request, response, options.health)
    if (!isOurHost(request.headers.host)) {
      return isApi
        ? refuseCustomer(engineOf(worlds.edge), request, response, path, httpError(421, WRONG_HOST))
        : sendPlain(response, 421, WRONG_HOST)
    }
    const isMetrics = path === METRICS && isReading(request)
    if (isMetrics) readBearerAsKey(request)
    const wait = access.waitAfterWrongKeys(request)
    if (wait > 0) {
      response.setHeader('Retry-After', Math.ceil(wait / 1_000))
      return sendPlain(response, 429, WRONG_KEYS)
    }
    if (isMetrics) return serveMetrics(request, response, options.metrics, access)
    if (isApi) return customer(request, response, path, query)
    if (control && isBelow(path, CONTROL)) return sandbox(request, response, path, query)
    return page(request, response, path, query)
  }

  return inTurn((request, response) => {
    toOriginForm(request)
    observer?.begin(request, response)
    noteAddress(request, forwarded)
    const fail = (error: unknown): void => {
      options.onFault(error instanceof Error ? error : new Error(String(error)))
      if (response.headersSent) response.destroy()
      else sendPlain(response, 500, 'The mock server failed.')
    }
    try {
      serve(request, response)?.catch(fail)
    } catch (error) {
      fail(error)
    }
  })
}
