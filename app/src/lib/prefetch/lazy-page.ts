import { type ComponentType, createElement, lazy, useState } from 'react'
import { limits } from '../../config/limits.ts'
import { NotLoadedError } from './not-loaded-error.ts'

/** A page whose code and texts arrive when needed. */
export interface LazyPage {
  readonly Component: ComponentType
  /** Fetches code and texts; safe to call often. */
  preload(): Promise<unknown>
  /** Whether a visit would show the page at once. */
  isLoaded(): boolean
}

/**
 * Makes a page lazy. Code and texts are fetched side by side; what has not arrived after two minutes counts as
 * failed, so that the reader gets a way to try again instead of an endless wait.
 */
export function lazyPage(load: () => Promise<ComponentType>, loadTexts: () => Promise<unknown>): LazyPage {
  let pending: Promise<{ default: ComponentType }> | undefined
  let Loaded: ComponentType | undefined

  const preload = (): Promise<{ default: ComponentType }> => {
    pending ??= withTimeout(Promise.all([load(), loadTexts()]), limits.chunkTimeout).then(
      ([Page]) => {
        Loaded = Page
        return { default: Page }
      },
      (error: unknown) => {
        pending = undefined
        throw new NotLoadedError(error, preload)
      },
    )
    return pending
  }
  const Awaited = lazy(preload)
  // What is there when the visit begins is shown in the same render: `lazy` alone would first show its fallback.
  const Component = () => createElement(useState({ Page: Loaded ?? Awaited })[0].Page)
  return { Component, preload, isLoaded: () => Loaded !== undefined }
}

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The page did not arrive within ${ms / 1000} s.`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
