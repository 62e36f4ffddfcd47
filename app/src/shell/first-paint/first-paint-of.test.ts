import { expect, it } from 'vitest'
import { type FirstPaint, firstPaintOf, type Visit } from './first-paint-of.ts'

const kinds = (device: string) => ({
  home: `${device} home`,
  tab: `${device} tab`,
  child: `${device} child`,
  plain: `${device} plain`,
})
const firstPaint: FirstPaint = {
  markup: { mobile: kinds('mobile'), desktop: kinds('desktop') },
  texts: { zh: [], en: [], ja: [], ko: [], de: [], fr: [], it: [], ar: [], hk: [], es: [] },
  tabs: ['/', '/market'],
  plain: ['/pass/login'],
  defaultLanguage: 'en',
}
const visit: Visit = { device: 'mobile', path: '/', search: '', isLoggedIn: false, boardWaits: false }
const paintedFor = (own: Partial<Visit>) => firstPaintOf(firstPaint, { ...visit, ...own })

it('shows a visitor the heading of the home, and a user none that is not theirs', () => {
  expect(paintedFor({})).toBe('mobile home')
  expect(paintedFor({ isLoggedIn: true })).toBe('mobile tab')
})

it('shows the bars that the page will have', () => {
  expect(paintedFor({ path: '/market' })).toBe('mobile tab')
  expect(paintedFor({ path: '/cruuency' })).toBe('mobile child')
  expect(paintedFor({ path: '/pass/login' })).toBe('mobile plain')
})

it('offers no log-in to a user', () => {
  expect(paintedFor({ device: 'desktop', path: '/market' })).toBe('desktop tab')
  expect(paintedFor({ device: 'desktop', path: '/market', isLoggedIn: true })).toBe('desktop plain')
})

it('leaves the window to the onboarding board and to the request for a wallet', () => {
  expect(paintedFor({ boardWaits: true })).toBeUndefined()
  expect(paintedFor({ boardWaits: true, path: '/cruuency' })).toBe('mobile child')
  expect(paintedFor({ boardWaits: true, device: 'desktop' })).toBe('desktop home')
  expect(paintedFor({ search: '?wallet=none' })).toBeUndefined()
})
