import { cleanupOutdatedCaches, createHandlerBoundToURL, matchPrecache, precache } from 'workbox-precaching'
import { answerFromServerOrKept, isPublicAnswer, KEPT_AT } from './kept-answers.ts'
import { answerText, keepLanguage } from './kept-texts.ts'

/** What a worker of this app listens to, as far as it is used here. */
interface WorkerScope {
  readonly registration: { readonly scope: string }
  readonly clients: {
    claim(): Promise<void>
    get(id: string): Promise<{ postMessage(data: unknown): void } | undefined>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void
}
interface WorkerEvent {
  readonly request: Request
  readonly data: unknown
  readonly clientId: string
  waitUntil(work: Promise<unknown>): void
  respondWith(answer: Promise<Response>): void
  stopImmediatePropagation(): void
}

/** Written into the worker by `build/offline.ts`. */
declare const __SHELL__: { url: string; revision: string | null }[]
declare const __TEXTS__: readonly string[]
declare const __VERSION__: string
/** Folders of this host that are none of the app's. */
declare const __OTHERS__: readonly string[]
/** In the static demo the backend answers from inside the page, network or not. */
declare const __DEMO__: boolean

const worker = globalThis as unknown as WorkerScope
const { scope } = worker.registration
const texts = `swx-texts-${__VERSION__}`
const answers = 'swx-answers'

precache(__SHELL__)
cleanupOutdatedCaches()
const page = createHandlerBoundToURL('index.html')
/** The demo's own page must lie at its folder, so that its files are found; any other address leads there. */
const deepLink = __DEMO__ ? createHandlerBoundToURL('404.html') : page

async function forgetOlderTexts(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith('swx-texts-') && name !== texts)
      .map((name) => caches.delete(name)),
  )
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), forgetOlderTexts()]))
})

worker.addEventListener('message', (event) => {
  const { type, code } = (event.data ?? {}) as { type?: string; code?: string }
  if (type === 'SKIP_WAITING') event.waitUntil(worker.skipWaiting())
  if (type === 'KEEP_LANGUAGE' && code)
    event.waitUntil(keepLanguage(code, __TEXTS__, scope, texts).catch(() => {}))
})

/** Pages of the API reference and the console are none of the app's. */
const isOfApp = (url: URL) =>
  url.href.startsWith(scope) && !__OTHERS__.includes(url.href.slice(scope.length).split(/[/?#]/)[0] ?? '')

async function answerPage(event: WorkerEvent): Promise<Response> {
  try {
    const url = new URL(event.request.url)
    const isFolder = /^(?:index\.html)?(?:[?#]|$)/.test(url.href.slice(scope.length))
    return await (isFolder ? page : deepLink)({ event: event as never, request: event.request, url })
  } catch {
    return fetch(event.request)
  }
}

async function answerShell(request: Request): Promise<Response> {
  return (await matchPrecache(request.url)) ?? fetch(request)
}

/** The page is told of each answer whether it had been kept: the header alone is not seen by all that ask. */
async function answerPublic({ request, clientId }: WorkerEvent): Promise<Response> {
  const answer = await answerFromServerOrKept(request, answers)
  const page = await worker.clients.get(clientId)
  page?.postMessage({ type: 'ANSWERED', keptAt: answer.headers.get(KEPT_AT) })
  return answer
}

function answerOf(event: WorkerEvent): Promise<Response> | undefined {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET') return undefined
  if (isPublicAnswer(request) && !__DEMO__) return answerPublic(event)
  if (!isOfApp(url)) return undefined
  if (request.mode === 'navigate') return answerPage(event)
  const file = url.href.slice(scope.length)
  if (__TEXTS__.includes(file)) return answerText(request, texts)
  return __SHELL__.some((entry) => entry.url === file) ? answerShell(request) : undefined
}

worker.addEventListener('fetch', (event) => {
  const answer = answerOf(event)
  if (answer === undefined) return
  event.stopImmediatePropagation()
  event.respondWith(answer)
})
