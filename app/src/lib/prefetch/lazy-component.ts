import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react'
import { limits } from '#config/limits.ts'
import { NotLoadedError } from './not-loaded-error.ts'
import { reloadIfReplaced } from './replaced-build.ts'

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
