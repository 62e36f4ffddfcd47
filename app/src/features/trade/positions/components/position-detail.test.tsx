import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signIn } from '#core/session/session-store.ts'
import { orderFixture } from '#test/order-fixture.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { PositionDetail } from './position-detail.tsx'

it('leads from a part that was closed to the position it was part of', async () => {
  await startTestI18n('orders', 'market', 'errors')
  act(() => signIn({ token: 't-1', userName: 'mei' }))
  const part = orderFixture({
    orderNo: 'LV202601100000000006',
    partOf: 'LV202601100000000005',
    status: 'CLOSED',
  })
  renderWithBackend(<PositionDetail orderNo={part.orderNo} unknown={null} />, {
    answers: { getOrderById: () => ({ result: part }) },
  })
  const link = await screen.findByRole('link', { name: 'LV202601100000000005' })
  expect(link.getAttribute('href')).toBe('/profile/orders/detail?no=LV202601100000000005')
})

it('offers to close an open position, and says what is missing, where its instrument could not be loaded', async () => {
  await startTestI18n('orders', 'market', 'money', 'errors')
  act(() => signIn({ token: 't-1', userName: 'mei' }))
  renderWithBackend(<PositionDetail orderNo="LV202601100000000005" unknown={null} />, {
    answers: {
      getOrderById: () => ({ result: orderFixture({ orderNo: 'LV202601100000000005' }) }),
      getMarketInfo: () => ({ code: '10018' }),
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('dialog', { name: /^Close Long/ })).toBeDefined()
  expect(await screen.findByText('We couldn’t load the instrument')).toBeDefined()
})
