import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { WorkspaceFrame } from '#features/trade/workspace/components/workspace-frame.tsx'
import { resetWorkspace, showPanel, workspaceStore } from '#features/trade/workspace/model/workspace-store.ts'
import { useFullScreen } from '#lib/device/use-full-screen.ts'
import { instrumentFixture } from '#test/instrument-fixture.ts'
import { orderFixture } from '#test/order-fixture.ts'
import { pageOf, renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { InstrumentLayout } from './instrument.tsx'

const config = { feeRate: '0.0005', stopOutLevel: '0.50', exitDistanceTicks: 10, leverageCaps: {} }

/** The layout in its frame, as the route has it where a window has no room for a workspace. */
function Framed() {
  const ref = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(ref)
  return (
    <WorkspaceFrame
      frame={ref}
      isWorkspace={false}
      isFullScreen={fullScreen.isOn}
      isLandscape={false}
      list={null}
    >
      <InstrumentLayout
        isWorkspace={false}
        isLandscape={false}
        fullScreen={fullScreen}
        instrument={instrumentFixture({ optionPeriods: [] })}
        quote={() => <h1>EURUSD</h1>}
        chart={({ levels }) => (
          <>
            <button type="button" onClick={fullScreen.toggle}>
              {fullScreen.isOn ? 'Exit full screen' : 'Full screen'}
            </button>
            <ul aria-label="Lines">
              {levels.map(({ id, title, price }) => (
                <li key={id}>{`${title} at ${price}`}</li>
              ))}
            </ul>
          </>
        )}
        terms={null}
      />
    </WorkspaceFrame>
  )
}

async function show(orders: readonly object[] = []) {
  renderWithBackend(<Framed />, {
    link: '/cruuency?code=EURUSD',
    answers: {
      'order.config': () => ({
        result: { key: 'order.config', value: config, updatedAt: '2026-01-01T00:00:00Z' },
      }),
      getUserInfo: () => ({ result: sampleUser() }),
      listOrder: () => ({ result: pageOf(orders) }),
      listPending: () => ({ result: pageOf([]) }),
    },
  })
  const size = await screen.findByLabelText<HTMLInputElement>(/^Size/, {}, { timeout: 5_000 })
  const frame = screen.getByRole('heading', { level: 1 }).closest('.page-frame') as HTMLElement
  return { frame, size, isFull: () => frame.classList.contains('trade-full') }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('an instrument on the whole screen', () => {
  beforeEach(async () => {
    await startTestI18n('orders', 'instrument', 'market', 'money', 'errors', 'alerts')
    act(() => {
      signOut()
      signIn({ token: 't-1', userName: 'mei' })
      setMode('demo')
    })
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('has one ticket, that of the page, with its direction and size, and keys work it', async () => {
    const { size, isFull } = await show()
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
    press('Full screen')
    await waitFor(() => expect(isFull()).toBe(true))
    expect(screen.getAllByLabelText(/^Size/)).toEqual([size])
    expect(screen.getByRole('heading', { name: 'EURUSD' })).toBeDefined()
    fireEvent.change(size, { target: { value: '0.07' } })
    fireEvent.keyDown(document.body, { key: 's' })
    expect(screen.getByRole('button', { name: /Review short: 0\.07\slots EURUSD/ })).toBeDefined()
    fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(await screen.findByRole('dialog', { name: /Open short: 0\.07\slots EURUSD/ })).toBeDefined()

    press('Exit full screen')
    expect(isFull()).toBe(false)
    expect(screen.getAllByLabelText(/^Size/)).toEqual([size])
    expect(size.value).toBe('0.07')
  })

  it('keeps the positions in the instrument in one row, each with the way to close it', async () => {
    const { isFull } = await show([
      orderFixture(),
      orderFixture({ orderNo: 'LV2', code: 'BTC', marketId: '54' }),
    ])
    expect(screen.queryByRole('region', { name: 'Positions' })).toBeNull()
    press('Full screen')
    await waitFor(() => expect(isFull()).toBe(true))
    const strip = within(await screen.findByRole('region', { name: 'Positions' }))
    expect(strip.getAllByRole('listitem')).toHaveLength(1)
    expect(strip.getByRole('listitem').textContent).toMatch(/EURUSD Long0\.10/)
    fireEvent.click(strip.getByRole('button', { name: /^Close/ }))
    expect(await screen.findByRole('dialog', { name: /Close/ })).toBeDefined()
  })

  it('fills the window where the browser has no full screen, until the button is pressed again or Escape', async () => {
    const { isFull } = await show()
    press('Full screen')
    await screen.findByRole('button', { name: 'Exit full screen' })
    expect(isFull()).toBe(true)
    press('Exit full screen')
    expect(isFull()).toBe(false)
    press('Full screen')
    await waitFor(() => expect(isFull()).toBe(true))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(isFull()).toBe(false)
  })

  it('asks the browser for its full screen where it has one, and fills the window when that is not allowed', async () => {
    const { frame, isFull } = await show()
    const request = vi.fn(async () => {})
    frame.requestFullscreen = request
    press('Full screen')
    await waitFor(() => expect(isFull()).toBe(true))
    expect(request).toHaveBeenCalledOnce()
    press('Exit full screen')
    request.mockRejectedValueOnce(new TypeError('Not allowed in this frame.'))
    press('Full screen')
    await waitFor(() => expect(isFull()).toBe(true))
  })
})

describe('the chart of an instrument', () => {
  beforeEach(async () => {
    await startTestI18n('orders', 'instrument', 'market', 'money', 'errors', 'alerts', 'options')
    act(() => {
      signOut()
      signIn({ token: 't-1', userName: 'mei' })
      setMode('demo')
    })
  })
  afterEach(cleanup)

  it('has the own positions in it as lines, and the stops that are typed on the ticket for as long as they are on', async () => {
    await show([orderFixture(), orderFixture({ orderNo: 'LV2', code: 'BTC', marketId: '54' })])
    const lines = within(screen.getByRole('list', { name: 'Lines' }))
    const titles = () => lines.queryAllByRole('listitem').map((line) => line.textContent)
    await waitFor(() => expect(titles()).toEqual(['Long 0.10 at 1.085']))

    const stopLoss = screen.getByRole('switch', { name: /Stop loss/ })
    fireEvent.click(stopLoss)
    await waitFor(() =>
      expect(titles()).toEqual(['Long 0.10 at 1.085', expect.stringMatching(/Stop loss.* at 1\.\d+/)]),
    )
    fireEvent.click(stopLoss)
    await waitFor(() => expect(titles()).toEqual(['Long 0.10 at 1.085']))

    cleanup()
    await show()
    expect(screen.queryByText(/Long 0\.10 at/)).toBeNull()
  })
})

describe('empty lists of trades below a chart', () => {
  beforeEach(async () => {
    await startTestI18n('orders', 'instrument', 'market', 'money', 'errors', 'alerts', 'options', 'waiting')
    act(() => {
      signOut()
      signIn({ token: 't-1', userName: 'mei' })
      setMode('demo')
    })
  })
  afterEach(() => {
    cleanup()
    resetWorkspace()
  })

  it('lead to the ticket of the instrument: at the current price, or as a limit order', async () => {
    const { size } = await show()
    const pressed = (type: string) => screen.getByRole('button', { name: type }).getAttribute('aria-pressed')
    fireEvent.click(await screen.findByRole('tab', { name: /^Waiting/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'Place a limit order' }))
    expect(pressed('Limit')).toBe('true')
    const price = screen.getByLabelText<HTMLInputElement>('Limit price')
    expect(price.value).not.toBe('')
    await waitFor(() => expect(document.activeElement).toBe(price))

    fireEvent.click(screen.getByRole('tab', { name: /^Positions/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'Open a position' }))
    expect(pressed('Market')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(size))
  })

  it('open the panel of the ticket where the user has closed it', async () => {
    showPanel('ticket', false)
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Open a position' }))
    expect(workspaceStore.get().closed).toEqual([])
  })
})
