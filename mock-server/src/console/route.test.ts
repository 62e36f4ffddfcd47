import { expect, test } from 'vitest'
import { hrefOf, parseRoute } from './route.ts'

test('an address names a room and what is filtered in it, and is read back', () => {
  const href = hrefOf('journal', { user: 'u-1001', text: 'a b&c', code: '', call: 17, from: undefined })
  expect(href).toBe('#/journal?user=u-1001&text=a+b%26c&call=17')
  expect(parseRoute(href)).toEqual({ room: 'journal', query: { user: 'u-1001', text: 'a b&c', call: '17' } })
})

test.each(['', '#', '#/', '#/unknown', '#main'])('the address "%s" is the overview', (hash) => {
  expect(parseRoute(hash)).toEqual({ room: 'overview', query: {} })
})
