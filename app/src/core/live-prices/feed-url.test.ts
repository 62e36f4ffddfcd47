import { describe, expect, it } from 'vitest'
import { marketSocketUrl } from './transport-socket.ts'

describe('the address of the market socket', () => {
  it('is on the host of the API', () => {
    expect(marketSocketUrl('http://127.0.0.1:4010')).toBe('ws://127.0.0.1:4010/swx/customer/marketMessage')
  })

  it('is encrypted when the API is', () => {
    expect(marketSocketUrl('https://api.example.com')).toBe(
      'wss://api.example.com/swx/customer/marketMessage',
    )
  })
})
