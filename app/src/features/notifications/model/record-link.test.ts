import { expect, it } from 'vitest'
import { recordLink } from './record-link.ts'

const orderNo = 'XX202601100000000001'

it.each([
  ['DEPOSIT', '/profile/deposit'],
  ['WITHDRAWAL', `/profile/withdraw/detail?no=${orderNo}`],
  ['LOAN', `/loan/record?no=${orderNo}`],
  ['SMART', `/trading/order?id=${orderNo}`],
  ['ORDER', `/profile/orders/detail?no=${orderNo}`],
  ['OPTION', `/profile/orders/detail?no=${orderNo}`],
  ['NFT', '/nfts/detail?id=n-3'],
  ['INVITE', '/profile/invite'],
  ['KYC', '/loan/kyc'],
  ['PAYMENT', '/profile/security'],
  ['NEW_KIND', '/profile'],
])('a notification about %s leads to %s', (kind, to) => {
  expect(recordLink({ kind, orderNo, params: kind === 'NFT' ? { nftId: 'n-3' } : {} })).toBe(to)
})

it.each([
  ['WITHDRAWAL', '/profile/withdraw'],
  ['LOAN', '/loan/record'],
  ['ORDER', '/profile/orders?tab=closed'],
  ['NFT', '/nfts/mine'],
])('one about %s that names no record leads to the list: %s', (kind, to) => {
  expect(recordLink({ kind, params: {} })).toBe(to)
})
