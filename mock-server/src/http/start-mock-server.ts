import { existsSync } from 'node:fs'
import type { Server, ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Dispatcher } from '../api/dispatch.ts'
import { createEngine } from '../api/engine.ts'
import { emptyCatalogue, sampleCatalogue } from '../catalogue/catalogue.ts'
import { allTexts } from '../catalogue/texts/all.ts'
import { addTexts } from '../catalogue/texts/texts.ts'
import { type ParameterChanges, withParameters } from '../catalogue/with-parameters.ts'
import type { Profile } from '../runtime/profiles.ts'
import type { World } from '../runtime/world.ts'
import type { Worlds, WorldsSettings } from '../runtime/worlds.ts'
import { playWhenNeeded } from '../sandbox/scenarios/play-when-needed.ts'
import { createRandomCodes } from '../security/code-source.ts'
import { checkFolder } from './check-folder.ts'
import { endUnusedWorlds } from './end-unused-worlds.ts'
import { createFeedHubs } from './feed-hubs.ts'
import { createForwarded } from './forwarded.ts'
import { createHostCheck, isLoopbackAddress, parseHosts } from './host-rules.ts'
import { attachMarketFeed } from './market-feed.ts'
import { observeRequests, type RequestObserver, type ServedRequest } from './observe-requests.ts'
import { openWorlds } from './open-worlds.ts'
import { findPage } from './page-folder.ts'
import { createRequestListener } from './request-listener.ts'
import { DEFAULT_KEY, SHORTEST_OWN_KEY } from './sandbox-key.ts'
import { StartError } from './start-error.ts'
import { createWorldAccess } from './world-access.ts'

/** What to start. */
export interface MockServerOptions {
  /** Port to listen on; 0 takes a free one. */
  readonly port: number
  /** Address to listen on. Beyond loopback, and behind a proxy, a key of one's own is needed. @default '127.0.0.1' */
  readonly host?: string | undefined
  /** The seed of all random values. @default 1 */
  readonly seed?: number | undefined
  /** Virtual time at the start: a date, epoch ms or RFC 3339. @default the real time */
  readonly now?: number | string | Date | undefined
  /** Whether virtual time is stopped at the start. @default false */
  readonly frozen?: boolean | undefined
  /** What the worlds begin with: a ready-made profile, or one of {@link scenarios}. @default 'visitor' */
  readonly profile?: Profile | (string & {}) | undefined
  /** Further scenarios, each the content of a file such as those in `scenarios/`, as profiles by name. @default none */
  readonly scenarios?: Readonly<Record<string, object>> | undefined
  /**
   * System parameters that the operator sets instead of the sample ones, such as the switches in `features`;
   * undefined takes one away. @default none
   */
  readonly parameters?: ParameterChanges | undefined
  /** Whether the control plane and its console are on. @default what SANDBOX_CONTROL says, else false */
  readonly control?: boolean | undefined
  /** Key of the control plane. @default SANDBOX_KEY, else 'sandbox' */
  readonly key?: string | undefined
  /**
   * Whether the sandbox's own sign-in page of Google and its credentials open accounts. They let anyone in as anyone who
   * uses them. @default on this machine alone
   */
  readonly sandboxGoogle?: boolean | undefined
  /** The largest number of connections; further ones are closed at once. @default 2500 */
  readonly mostConnections?: number | undefined
  /** Folder of the built app, served at `/`. */
  readonly appDir?: string | undefined
  /** Folder of the API reference, served at `/docs`. */
  readonly docsDir?: string | undefined
  /** The contract, served at `/docs/openapi.json`; the documents of socket and control plane lie beside it. */
  readonly contractFile?: string | undefined
  /** Whether replies are checked against the contract; costs time. @default false */
  readonly checkReplies?: boolean | undefined
  /** PBKDF2 rounds of passwords; tests take fewer. @default 100000 */
  readonly passwordIterations?: number | undefined
  /** Milliseconds of virtual time after which a pending review is approved automatically. @default never */
  readonly reviewAfterMs?: number | undefined
  /**
   * Folder that keeps all worlds beyond the end of the process, also when it is killed or the power is lost. Needs Node
   * 22.13. @default none
   */
  readonly dataDir?: string | undefined
  /**
   * Address of a PostgreSQL database that keeps all worlds, `postgres://USER@HOST:PORT/NAME`, in place of a folder. Several
   * processes may share it: each world is served by one of them. Without a password in it the file counts that
   * `SWX_DATA_PASSWORD_FILE` names, else `PGPASSWORD` or `PGPASSFILE`. @default none
   */
  readonly database?: string | undefined
  /** How many worlds there may be. @default 200 */
  readonly mostWorlds?: number | undefined
  /**
   * Addresses or networks of proxies in front: of their connections alone, `X-Forwarded-Proto` and `X-Forwarded-For` are
   * read. @default none
   */
  readonly proxies?: readonly string[] | undefined
  /** Whether figures for Prometheus are kept, at `/__sandbox/metrics`. @default false */
  readonly metrics?: boolean | undefined
  /** Called with each request once it is answered. @default none */
  readonly onServed?: ((served: ServedRequest) => void) | undefined
  /** Milliseconds of real time without a call after which a world other than `main` ends. @default 7 days */
  readonly unusedMs?: number | undefined
  /** Called with a line that the operator should read, such as one about data that was set aside. @default none */
  readonly onNotice?: ((line: string) => void) | undefined
  /** Called with internal errors of the mock server. @default none */
  readonly onFault?: ((error: Error) => void) | undefined
}

/** A running mock server. */
export interface MockServer {
  /** Where it answers, without a slash at the end. */
  readonly url: string
  readonly worlds: Worlds
  /** The world of calls that name none. */
  readonly world: World
  /**
   * Takes no more requests, ends those under way, keeps what they changed, and frees the port.
   *
   * @param graceMs how long requests under way may take, ms; then their connections are ended. @default 0
   */
  close(graceMs?: number): Promise<void>
}

const timeOf = (now: MockServerOptions['now']): number | undefined => {
  if (now === undefined) return undefined
  const time = typeof now === 'number' ? now : new Date(now).getTime()
  if (!Number.isFinite(time)) throw new StartError(`"${now}" is no time; write it like 2026-01-10T15:20:00Z.`)
  return time
}

const MOST_CONNECTIONS = 2_500

// An import would read every export of the module, and one of them loads all of fetch: 12 MB that are not needed here.
const { createServer } = process.getBuiltinModule('node:http')

/** No sign-in with Google on offer. */
const NO_GOOGLE: ParameterChanges = { socialLogin: { whitelist: [] } }

/**
 * Requests without a body, which are most, get no stream that would have to be read to its end: a reader of bodies
 * looks first whether one is announced. On this machine, connections stay open until the client closes them: one
 * that the server closes just as the next request comes would fail that request for no fault of the client's.
 */
const serverOptions = (isLocal: boolean): ServerOptions => ({
  optimizeEmptyRequests: true,
  ...(isLocal && { keepAliveTimeout: 0 }),
})

/** Ends idle connections again and again, until it is stopped: each connection becomes idle once its answer is sent. */
const endIdle = (server: Server): (() => void) => {
  const timer = setInterval(() => server.closeIdleConnections(), 20)
  return () => clearInterval(timer)
}

/** The contract that this version was built with, with the other documents beside it. */
const findContract = (): string | undefined =>
  ['./documents/openapi.json', '../../../openapi/dist/openapi.json']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((file) => existsSync(file))

/**
 * Starts the mock server: the customer API, the market socket, the control plane with its console, the API
 * reference and, when given, the built app, all on one port. Prints nothing.
 *
 * @throws StartError when it must not or cannot start.
 * @example
 * const mockServer = await startMockServer({ port: 0, control: true })
 * await fetch(`${mockServer.url}/swx/customer/index/listMarketByType?type=1`)
 * await mockServer.close()
 */
export const startMockServer = async (options: MockServerOptions): Promise<MockServer> => {
  const { env } = process
  const host = options.host ?? '127.0.0.1'
  const { proxies = [] } = options
  const forwarded = createForwarded(proxies)
  const isLocal = isLoopbackAddress(host)
  // Through a proxy, others can reach the server, even if the proxy is on this machine.
  const loopback = isLocal && proxies.length === 0
  const key = options.key ?? env.SANDBOX_KEY ?? DEFAULT_KEY
  if (key === '') throw new StartError('SANDBOX_KEY is empty: unset it, or give it a key.')
  if (!loopback && key.length < SHORTEST_OWN_KEY) {
    throw new StartError(
      `${isLocal ? 'A proxy in front' : `Listening on ${host}`} lets others in: set SANDBOX_KEY to a key of your own first, of ${SHORTEST_OWN_KEY} signs or more.`,
    )
  }
  for (const folder of [options.appDir, options.docsDir]) if (folder !== undefined) checkFolder(folder)
  const control = options.control ?? env.SANDBOX_CONTROL === '1'
  const seed = options.seed ?? 1
  const onFault = options.onFault ?? (() => {})
  const checkReply = options.checkReplies ? (await import('../api/check-reply.ts')).checkReply : undefined

  addTexts(allTexts)
  const sandboxGoogle = options.sandboxGoogle ?? loopback
  const parameters = { ...(sandboxGoogle ? {} : NO_GOOGLE), ...options.parameters }
  const catalogue = withParameters(sampleCatalogue(), parameters)
  const settings = {
    seed,
    profile: options.profile ?? 'visitor',
    now: timeOf(options.now),
    frozen: options.frozen,
    catalogue,
    emptyCatalogue: emptyCatalogue(),
    createCodes: loopback ? undefined : createRandomCodes,
    magicCode: loopback,
    sandboxGoogle,
    passwordIterations: options.passwordIterations,
    reviewAfterMs: options.reviewAfterMs,
    unusedMs: options.unusedMs,
    mostWorlds: options.mostWorlds,
    play: playWhenNeeded,
  } satisfies WorldsSettings
  const { worlds, persistence, database, closeData } = await openWorlds(settings, { ...options, onFault })
  const access = createWorldAccess({ worlds, key, loopback, addressOf: forwarded.addressOf })
  let isStopping = false

  const engines = new WeakMap<World, Dispatcher>()
  const engineOf = (world: World): Dispatcher => {
    let engine = engines.get(world)
    if (!engine) {
      engine = createEngine(world, { checkReply, onFault })
      engines.set(world, engine)
    }
    return engine
  }

  const metrics = options.metrics
    ? (await import('./metrics.ts')).createMetrics({
        underWay: () => observer?.underWay ?? 0,
        worlds: () => worlds.names().length,
        sockets: () => feed.size,
        isKeeping: () => persistence().error === undefined,
        database,
      })
    : undefined
  const { onServed } = options
  const listeners = [metrics?.count, onServed].filter((listener) => listener !== undefined)
  const observer: RequestObserver | undefined = listeners.length > 0 ? observeRequests(listeners) : undefined

  const isOurHost = createHostCheck([...parseHosts(env.SANDBOX_HOSTS)])
  const server = createServer(
    serverOptions(isLocal),
    createRequestListener({
      worlds,
      engineOf,
      isOurHost,
      access,
      forwarded,
      health: { persistence, isStopping: () => isStopping },
      metrics,
      observer,
      loopback,
      control,
      consoleDir: findPage('console'),
      googleDir: sandboxGoogle ? findPage('google') : undefined,
      appDir: options.appDir,
      docsDir: options.docsDir,
      contractFile: options.contractFile ?? findContract(),
      onFault,
    }),
  )
  server.maxConnections = options.mostConnections ?? MOST_CONNECTIONS
  const hubs = createFeedHubs(worlds)
  const stopEndingWorlds = endUnusedWorlds(worlds, options.onNotice)
  const feed = attachMarketFeed(server, {
    worlds,
    isOurHost,
    access,
    control,
    mayListWorlds: loopback,
    attach: hubs.attach,
  })

  await new Promise<void>((settle, refuse) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      stopEndingWorlds()
      void closeData().catch(onFault)
      if (cause.code !== 'EADDRINUSE') return refuse(cause)
      const text = `Port ${options.port} is in use: stop what listens there, or choose another with --port or PORT.`
      refuse(new StartError(text, { cause }))
    })
    server.listen({ port: options.port, host }, settle)
  })
  const { port } = server.address() as AddressInfo
  const name = host.includes(':') ? `[${host}]` : host

  return {
    url: `http://${name}:${port}`,
    worlds,
    get world() {
      return worlds.main
    },
    async close(graceMs = 0) {
      isStopping = true
      stopEndingWorlds()
      const closed = new Promise<void>((settle) => server.close(() => settle()))
      // Clients of the feed connect again, to another process.
      hubs.close()
      feed.close()
      if (graceMs > 0) {
        const ended = endIdle(server)
        await Promise.race([closed, wait(graceMs, undefined, { ref: false })])
        ended()
      }
      server.closeAllConnections()
      await closed
      await closeData()
    },
  }
}
