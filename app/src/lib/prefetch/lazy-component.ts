import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react'
import { limits } from '#config/limits.ts'
import { tabStore } from '#lib/storage/storage.ts'

/** Thrown where a part of the app is shown whose code or texts did not arrive. */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError'
  /** Asks for it again; once this succeeds, showing the part anew works. */
  readonly retry: () => Promise<unknown>

  constructor(cause: unknown, retry: () => Promise<unknown>) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.retry = retry
  }
}

/** A component whose code and texts arrive when they are needed; it suspends until then. */
export interface LazyComponent<Props extends object> extends FunctionComponent<Props> {
  /** Fetches code and texts; safe to call often. */
  preload(): Promise<unknown>
  /** Whether it would be shown at once. */
  isLoaded(): boolean
}

/**
 * Makes a component lazy. Code and texts are fetched side by side; what has not arrived after two minutes counts as
 * failed, so that the user gets a way to try again instead of an endless wait. What React's own `lazy` remembers of
 * a failure ends with the retry of its {@link NotLoadedError}.
 *
 * @example
 * const CandleTable = lazyComponent(async () => (await import('#features/trade/instrument/components/candle-table.tsx')).CandleTable)
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loadTexts: () => Promise<unknown> = async () => {},
): LazyComponent<Props> {
  let pending: Promise<{ default: ComponentType<Props> }> | undefined
  let Loaded: ComponentType<Props> | undefined

  const preload = (): Promise<{ default: ComponentType<Props> }> => {
    pending ??= withTimeout(Promise.all([load(), loadTexts()]), limits.chunkTimeout).then(
      ([Component]) => {
        Loaded = Component
        return { default: Component }
      },
      (error: unknown) => {
        pending = undefined
        void reloadIfReplaced()
        throw new NotLoadedError(error, preload)
      },
    )
    return pending
  }
  const Awaited = lazy(preload)
  // What is there at the first render is shown in it: `lazy` alone would first show its fallback.
  const Lazy = (props: Props) =>
    createElement(useState({ Component: Loaded ?? (Awaited as ComponentType<Props>) })[0].Component, props)
  return Object.assign(Lazy, { preload, isLoaded: () => Loaded !== undefined })
}

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The page did not arrive within ${ms / 1000} s.`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const key = 'swx.reloadedFor'

/** Whether the server no longer has a script: a host may answer with its page instead of an error. */
async function isGone(src: string): Promise<boolean> {
  const answer = await fetch(src, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer === undefined) return false
  const isScript = answer.headers.get('Content-Type')?.includes('javascript') ?? false
  return answer.status === 404 || (answer.ok && !isScript)
}

/**
 * To be called when code or texts did not arrive: after a deployment the files of the page that is open are gone. Then
 * the page is loaded anew, once for each version, so that a broken deployment is no endless loop. Where the browser
 * does not store that it was, the user is asked to.
 */
async function reloadIfReplaced(reload = () => window.location.reload()): Promise<void> {
  const src = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  if (src === undefined || tabStore.get(key) === src || !(await isGone(src))) return
  if (tabStore.set(key, src)) reload()
}
