import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setRunTimeConfig } from '#config/run-time/run-time-config.ts'
import { errorEvent, report } from './app-event.ts'
import { chooseConsent } from './consent.ts'

const sent = vi.fn(async () => new Response())
const events = { url: 'https://events.example.com/app', errors: true, pageViews: false }

beforeEach(() => {
  vi.stubGlobal('fetch', sent)
  setRunTimeConfig({ api: '', events })
})
afterEach(() => vi.unstubAllGlobals())

it('nothing is sent before the user agreed, nor after a no', () => {
  report(errorEvent(new Error('x'), 'home'))
  chooseConsent('no')
  report(errorEvent(new Error('x'), 'home'))
  expect(sent).not.toHaveBeenCalled()
})

it('an error is sent by its name, page and place in the build, without what it says', () => {
  chooseConsent('yes')
  const error = new TypeError('1,234.00 USD of mei_lin')
  error.stack = `TypeError: 1,234.00 USD of mei_lin
    at f (https://app.example.com/assets/main-A1.js:1:20)
    at https://app.example.com/profile?user=mei_lin:3:4`
  report(errorEvent(error, 'profile'))
  expect(sent).toHaveBeenCalledWith(
    events.url,
    expect.objectContaining({
      method: 'POST',
      credentials: 'omit',
      body: JSON.stringify({
        kind: 'error',
        page: 'profile',
        name: 'TypeError',
        at: ['/assets/main-A1.js:1:20'],
      }),
    }),
  )
})

it('pages are reported only where the operator asks for them', () => {
  chooseConsent('yes')
  report({ kind: 'pageView', page: 'market' })
  expect(sent).not.toHaveBeenCalled()
  setRunTimeConfig({ api: '', events: { ...events, pageViews: true } })
  report({ kind: 'pageView', page: 'market' })
  expect(sent).toHaveBeenCalledOnce()
})
