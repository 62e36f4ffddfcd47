import { type Catalogue, emptyCatalogue, sampleCatalogue } from '../catalogue/catalogue.ts'
import { readParameter } from '../catalogue/read-parameter.ts'
import { withParameters } from '../catalogue/with-parameters.ts'
import { overFaults } from '../faults/faulty-feed.ts'
import { createMarketSocket, type FeedSink, type MarketSocket } from '../market/market-socket.ts'
import { createWorlds } from '../runtime/create-worlds.ts'
import type { World } from '../runtime/world.ts'
import { MAIN_WORLD } from '../runtime/worlds.ts'
import { ControlCallError, controlErrorReply } from '../sandbox/control/control-error.ts'
import { playWhenNeeded } from '../sandbox/scenarios/play-when-needed.ts'
import type { Change } from '../store/table.ts'
import { type BrowserBeginning, readBeginning } from './beginning.ts'
import { createPageEngine, type PageEngine } from './page-engine.ts'
import { type Records, TakenOverError } from './records.ts'
import type { WireReply, WireRequest } from './wire.ts'

/** The whole backend in one tab. */
export interface EngineHost {
  /** Which engine this is; later ones have higher numbers. */
  readonly epoch: number
  /**
   * Answers a request once its effect is kept.
   *
   * @throws TakenOverError when another tab runs the engine by now.
   */
  answer(request: WireRequest): Promise<WireReply>
  /** Connects a client to the market feed; answers how to disconnect it. */
  attach(sink: FeedSink): () => void
  /** Ends the feed. */
  close(): void
}

const SANDBOX_KEY = 'sandbox'
/** There may be no operator at the console: what waits for a review is approved after two minutes of virtual time. */
const REVIEW_AFTER_MS = 120_000
const JSON_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' }

/** A sign-in with Google may return to the page's own host, wherever its folder lies. */
const withOwnOrigin = (catalogue: Catalogue): Catalogue => {
  const social = readParameter(catalogue, 'socialLogin')
  if (!social?.google || typeof location === 'undefined') return catalogue
  const google = { ...social.google, origins: [location.origin] }
  return withParameters(catalogue, { socialLogin: { ...social, google } })
}

/** All rows of a world as changes from nothing. */
const allRows = (world: World): Change[] =>
  Object.entries(world.store.read).flatMap(([table, rows]) =>
    Array.from(rows.entries() as Iterable<[string, unknown]>, ([key, row]): Change => ({ table, key, row })),
  )

/** Starts the backend from what an earlier engine kept, or afresh; says so when nothing more can be kept. */
export const startEngineHost = async (
  records: Records,
  onUnkept?: () => void,
  wanted?: BrowserBeginning,
): Promise<EngineHost> => {
  const { epoch, kept } = await records.takeOver()
  const catalogue = withOwnOrigin(sampleCatalogue())
  const beginning = await readBeginning(wanted)
  const { seed } = kept?.meta ?? beginning
  // A scenario of a page's own is not kept: what was kept stays, and a reset begins with what the page gives now.
  const profile = kept && kept.meta.profile in beginning.profiles ? kept.meta.profile : beginning.profile
  const worlds = await createWorlds({
    ...beginning,
    seed,
    profile,
    catalogue,
    emptyCatalogue: emptyCatalogue(),
    play: playWhenNeeded,
    reviewAfterMs: REVIEW_AFTER_MS,
  })
  const answers = new Map(kept?.answers)
  if (kept) {
    worlds.main.store.load(kept.rows)
    worlds.main.clock.restore(kept.meta.clock, kept.meta.shown)
  }

  let engine: PageEngine
  let feed: MarketSocket
  let changes: Change[] = []
  let replace = kept === undefined

  const settle = (world: World): void => {
    engine = createPageEngine(world)
    feed = createMarketSocket({ market: () => world.market, now: () => world.settle() })
    world.store.onCommit((committed) => {
      if (world === worlds.main) changes.push(...committed)
    })
  }
  settle(worlds.main)
  worlds.onGone(() => {
    feed.close()
    changes = []
    replace = true
    settle(worlds.main)
  })

  let control: ReturnType<typeof import('../sandbox/control/dispatch.ts').createControlPlane> | undefined
  /** The control plane, which most visits never call. */
  const loadControl = async () => {
    const { createControlPlane } = await import('../sandbox/control/dispatch.ts')
    control ??= createControlPlane({
      ...worlds,
      get main() {
        return worlds.main
      },
      get edge() {
        return worlds.main
      },
      hasRoom: () => false,
    })
    return control
  }

  let isDurable = true
  /** Storage that fails costs the next reload, not the running page. */
  const tolerate = (error: unknown): void => {
    if (error instanceof TakenOverError) throw error
    console.warn(
      'SWX sandbox: nothing more can be stored here, so a reload loses what follows. Free some space on the disk or in the storage of this site, then reload.',
      error,
    )
    isDurable = false
    onUnkept?.()
  }

  const perform = async (request: WireRequest): Promise<WireReply> => {
    const { kind, method, path, query, headers, body } = request
    if (kind === 'customer') {
      const header = (name: string) => headers[name]
      return await engine.call({ method, path, query, header, body, ip: 'local' })
    }
    const error =
      headers['x-sandbox-key'] !== SANDBOX_KEY
        ? new ControlCallError(
            401,
            'key',
            'Send the sandbox key in the header X-Sandbox-Key; here it is "sandbox".',
          )
        : (headers['x-sandbox-world'] ?? MAIN_WORLD) !== MAIN_WORLD
          ? new ControlCallError(404, 'world', 'In the browser there is one world, "main".')
          : undefined
    const reply = error
      ? controlErrorReply(error)
      : await (control ?? (await loadControl()))(worlds.main, { method, path, query, body })
    return { ...reply, headers: JSON_HEADERS }
  }

  let safe: Promise<void> = Promise.resolve()
  /** Keeps what has changed so far together with the answer, after everything before it. */
  const keep = (request: WireRequest, reply: WireReply): void => {
    const { clock } = worlds.main
    const step = {
      meta: { ...worlds.originOf(worlds.main), clock: clock.state(), shown: clock.now() },
      changes: replace ? allRows(worlds.main) : changes,
      replace,
      answer: { id: request.id, reply },
    }
    changes = []
    replace = false
    // A step that is missing cannot be followed by the next: from the first failure on nothing is written.
    safe = safe.then(() => (isDurable ? records.keep(step) : undefined)).catch(tolerate)
    answers.set(request.id, reply)
  }

  return {
    epoch,
    async answer(request) {
      const known = answers.get(request.id)
      if (known) return known
      const reply = await perform(request)
      // What a read sees may have been changed by a command that is still being kept; it waits as well.
      if (request.method !== 'GET' || changes.length > 0 || replace) keep(request, reply)
      await safe
      return reply
    },
    attach(sink) {
      const faulty = overFaults(worlds.main.faults, sink)
      const detach = feed.attach(faulty.sink)
      return () => {
        faulty.release()
        detach()
      }
    },
    close() {
      feed.close()
      records.close()
    },
  }
}
