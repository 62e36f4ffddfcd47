import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { guideDoneStore, guideUnfoldedStore } from './guide-steps.ts'
import { openGuide } from './guide-store.ts'
import { GuidedDemo } from './guided-demo.tsx'

const sandbox = setupServer()
const user = (demo: object = {}, real: object = {}, available = '18240.55') => {
  const { accounts, ...rest } = sampleUser(available)
  return { ...rest, accounts: { demo: { ...accounts.demo, ...demo }, real: { ...accounts.real, ...real } } }
}
const show = (known?: object) => {
  if (known) signIn({ token: 't-1', userName: 'marta_k' })
  return renderWithBackend(<GuidedDemo />, { answers: { getUserInfo: () => ({ result: known }) } })
}
const current = async (title: string) => {
  await waitFor(() =>
    expect(document.querySelector('[aria-current="step"] h3')?.textContent?.startsWith(title)).toBe(true),
  )
  return document.querySelector('[aria-current="step"]')
}
const ticked = () => screen.queryAllByText(/– done$/, { selector: 'h3 span' }).length

const traded = { inMargin: '261.00' }
const invested = { inSmart: '500.00' }

describe('the guided demo', () => {
  beforeAll(() => sandbox.listen({ onUnhandledFrame: 'bypass' }))
  afterEach(() => sandbox.resetHandlers())
  afterAll(() => sandbox.close())
  beforeEach(() => {
    localStorage.clear()
    signOut()
    setMode('demo')
    openGuide()
    guideDoneStore.set([])
    guideUnfoldedStore.set(true)
    return startTestI18n('sandbox')
  })

  it('begins for a visitor with logging in or signing up', async () => {
    show()
    await current('Start in DEMO')
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['/pass/login#sample-users', '/pass/register'])
    expect(ticked()).toBe(0)
  })

  it('is one line for a user with money, until it is unfolded', async () => {
    guideUnfoldedStore.set(false)
    show(user(traded))
    expect(await screen.findByText('2 of 4 steps done')).toBeDefined()
    expect(document.querySelector('[aria-current="step"]')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Show the steps' }))
    await current('Buy a plan')
  })

  it('keeps a step done when what it was about is over', async () => {
    const { unmount } = show(user({}, invested))
    await current('Open a position')
    expect(ticked()).toBe(2)
    unmount()
    show(user())
    await current('Open a position')
    expect(ticked()).toBe(2)
  })

  it('ticks the log-in off and goes on with a position in DEMO', async () => {
    show(user())
    await current('Open a position')
    expect(ticked()).toBe(1)
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^\/market/)
  })

  it('asks for the real account before a plan', async () => {
    show(user(traded))
    await current('Buy a plan')
    expect(ticked()).toBe(2)
    expect(screen.queryByRole('link')).toBeNull()
    setMode('real')
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('/trading')
  })

  it('offers sample money where there is too little for a plan', async () => {
    setMode('real')
    show(user(traded, {}, '0.00'))
    await current('Buy a plan')
    expect(screen.getByRole('button', { name: /1,000\.00\sUSD/ })).toBeTruthy()
  })

  it('is done once the clock moved, and stays closed', async () => {
    sandbox.use(
      http.get('*/__sandbox/clock', () => HttpResponse.json({ auto: null })),
      http.post('*/__sandbox/clock/advance', () => HttpResponse.json({})),
    )
    show(user(traded, invested))
    const step = await current('Move the clock')
    fireEvent.click(step?.querySelector('button') as HTMLElement)
    await waitFor(() => expect(ticked()).toBe(4))
    const closes = screen.getAllByRole('button')
    fireEvent.click(closes.at(-1) as HTMLElement)
    expect(document.querySelector('section')).toBeNull()
    expect(localStorage.getItem('swx.guideClosed')).toBe('1')
  })

  it('says so when the clock did not move, with the way to the console', async () => {
    sandbox.use(http.get('*/__sandbox/clock', () => new HttpResponse(null, { status: 403 })))
    show(user(traded, invested))
    const step = await current('Move the clock')
    fireEvent.click(step?.querySelector('button') as HTMLElement)
    expect((await screen.findByRole('alert')).querySelector('a')?.getAttribute('href')).toBe('/__sandbox/')
    expect(ticked()).toBe(3)
  })
})
