import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { GlobalWindow } from 'happy-dom'
import { inject } from 'vitest'
import type { PageWindow } from './page-window.ts'

/** What belongs to the language stays that of the process, so that there is one `Array` and one `Promise`. */
const ofLanguage = new Set(
  'Array ArrayBuffer Boolean DataView Error EvalError Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array Intl JSON Map Math NaN Number Object Promise RangeError ReferenceError RegExp Set String Symbol SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakSet constructor decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval global isFinite isNaN parseFloat parseInt undefined unescape'.split(
    ' ',
  ),
)
const ofWindow = new Set(['window', 'self', 'globalThis'])

let names: readonly string[] | undefined

/** Names that a script finds without `window.` before them. */
function globalNames(): readonly string[] {
  if (names) return names
  const found = new Set([...ofWindow, 'WebSocket', 'setImmediate', 'clearImmediate'])
  for (let part = new GlobalWindow(); part !== null; part = Object.getPrototypeOf(part))
    for (const name of Object.getOwnPropertyNames(part)) if (/^[A-Za-z_$][\w$]*$/.test(name)) found.add(name)
  names = [...found].filter((name) => !ofLanguage.has(name))
  return names
}

/** Compiles the body of a function that can be run in windows, one after the other, with the globals of each. */
export function scriptOf(code: string, filename = 'a script', kind: 'async ' | '' = '') {
  const all = globalNames()
  const source = `(${kind}function (${all.join(', ')}) { 'use strict'; ${code}\n})`
  const run = new Script(source, { filename }).runInThisContext() as (...globals: unknown[]) => unknown
  return (window: PageWindow): unknown =>
    run(...all.map((name) => (ofWindow.has(name) ? window : Reflect.get(window, name))))
}

let app: ((window: PageWindow) => unknown) | undefined

/** Runs the app in a window. It is compiled once in a worker, and runs for every window anew. */
export async function runApp(window: PageWindow): Promise<void> {
  const path = inject('appScript')
  app ??= scriptOf(
    readFileSync(path, 'utf8').replaceAll('import.meta', '({ url: location.href })'),
    path,
    'async ',
  )
  await app(window)
}

/** Runs a function of a test in a window, with the window's own globals: it can use nothing else. */
export const runInWindow = (window: PageWindow, work: string, given: unknown): unknown =>
  (scriptOf(`return (${work})`)(window) as (given: unknown) => unknown)(given)
