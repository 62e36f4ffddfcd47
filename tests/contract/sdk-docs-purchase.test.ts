// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://127.0.0.1:3000/" }
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { createElement, type FunctionComponent } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type MockServerProcess, startMockServerProcess } from '../support/mock-server-process.ts'
import { root } from '../support/root.ts'

/** Inside the workspace, so that the package is found by its name. */
const folder = join(root, 'tests', 'results', 'sdk-docs-purchase')

let mockServer: MockServerProcess
beforeAll(async () => {
  configure({ asyncUtilTimeout: 10_000 })
  mockServer = await startMockServerProcess({ isApiOnly: true, flags: ['--profile', 'funded'] })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true, force: true })
  await mockServer.stop()
})

/** The page of the example that logs in and buys, as a reload of it begins. */
async function openPage(): Promise<void> {
  cleanup()
  vi.resetModules()
  const text = readFileSync(join(root, 'sdk/docs/react.md'), 'utf8')
  const [, code = ''] = /## Log in, then buy\n```tsx\n([\s\S]*?)^```/m.exec(text) ?? []
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'purchase.tsx')
  writeFileSync(file, code.replaceAll('127.0.0.1:4010', new URL(mockServer.url).host))
  const { App } = (await import(/* @vite-ignore */ file)) as { App: FunctionComponent }
  render(createElement(App))
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

test('the React example finds out the outcome of a purchase after a reload and a new log-in', async () => {
  let isCut = true
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const answer = await fetch(input, init)
    const { pathname } = new URL(typeof input === 'string' ? input : input.url)
    if (isCut && /buySmart|settleAttempt/.test(pathname)) throw new TypeError('The answer is lost.')
    return answer
  })
  await openPage()
  await press('Log in')
  await press(/^Buy/)
  await screen.findByText(/^It is not known yet/)
  isCut = false

  await openPage()
  await press('Log in')
  await press(/^Buy/)
  expect(await screen.findByText(/^(Bought|Not)/)).toHaveProperty('textContent', 'Bought.')
  await press(/^Buy/)
  await screen.findByText('Not bought: productAlreadyBought. Nothing was charged.')
})
