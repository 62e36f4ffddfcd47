import { readFileSync } from 'node:fs'
import { languages } from '@swx/locales/languages'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { startTestI18n } from '#test/start-test-i18n.ts'
import type { Notification } from '../model/notice.ts'
import { recordLink } from '../model/record-link.ts'
import { noticeKeys, useNoticeWords } from './use-notice-words.ts'

const notification = (titleKey: string, params: Notification['params'] = {}): Notification => ({
  id: 'no-1',
  kind: titleKey.split('.')[0]?.toUpperCase() ?? '',
  group: 'MONEY',
  titleKey,
  params,
  orderNo: 'LV202601100000000001',
  read: false,
  createdAt: '2026-01-10T15:00:00.000Z',
})

const inWords = (titleKey: string, params?: Notification['params']) => {
  const { title, body, to } = renderHook(useNoticeWords).result.current(notification(titleKey, params))
  const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
  return { title: plain(title), body: plain(body), to }
}

beforeEach(() => startTestI18n('notifications'))

it('knows every notification that the mock server can send', () => {
  const source = readFileSync('../mock-server/src/domain/notification.ts', 'utf8')
  const list = /NOTICE_KEYS = \[([^\]]*)\]/.exec(source)?.[1] ?? ''
  expect([...list.matchAll(/'([^']+)'/g)].map(([, key]) => key)).toEqual([...noticeKeys])
  expect(noticeKeys).toHaveLength(40)
})

it.each(languages)('has words for all of them in $name', ({ code }) => {
  const texts = JSON.parse(readFileSync(`../locales/${code}/notifications.json`, 'utf8')).text
  for (const key of noticeKeys) {
    const [group = '', name = ''] = key.split('.')
    const { title, ...bodies } = texts[group][name]
    expect([key, title]).toEqual([key, expect.any(String)])
    expect([key, Object.keys(bodies)]).toEqual([
      key,
      key === 'payment.locked' ? ['attempts', 'operator', 'note'] : ['body'],
    ])
  }
})

it('says how much money it is about, and a result with its sign', () => {
  expect(inWords('deposit.completed', { amount: '1521.00' })).toMatchObject({
    title: 'Deposit added to your balance',
    body: '1,521.00 USD is available now.',
  })
  expect(inWords('order.stopLoss', { code: 'XAUUSD', profit: '-74.21' })).toEqual({
    title: 'XAUUSD closed by your stop loss',
    body: 'Result after fees: −74.21 USD',
    to: '/profile/orders/detail?no=LV202601100000000001',
  })
})

it('says a price and a change of the day as they are written, and leads to the instrument', () => {
  const params = { code: 'BTC', type: '2', marketId: '54', value: '53000.0', price: '53010.5', decimals: '1' }
  expect(inWords('alert.priceAbove', params)).toMatchObject({
    title: 'BTC rose to 53,000.0',
    body: 'Your price alert. The price was 53,010.5.',
  })
  expect(inWords('alert.changeBelow', { ...params, value: '-1.50' }).title).toBe(
    'BTC fell to −1.50% on the day',
  )
  expect(recordLink({ kind: 'PRICE_ALERT', params })).toBe('/cruuency?code=BTC&type=2&id=54')
})

it('says why payments are locked: wrong passwords, what the operator wrote, or something to ask support about', () => {
  expect(inWords('payment.locked', { reason: 'WRONG_PASSWORD' }).body).toContain('entered too often')
  expect(inWords('payment.locked', { reason: 'OPERATOR' }).body).toContain('Ask support why.')
  const { body } = inWords('payment.locked', { reason: 'OPERATOR', note: 'We are checking a transfer.' })
  expect(body).toContain('Our message to you: We are checking a transfer.')
})

it('says of a kind that it does not know where to look', () => {
  expect(inWords('bonus.granted')).toEqual({
    title: 'News about your account',
    body: 'Open your account to see it.',
    to: '/profile',
  })
})
