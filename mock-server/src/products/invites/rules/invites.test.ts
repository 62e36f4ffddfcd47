import { expect, test } from 'vitest'
import { maskName } from '../../../domain/mask-name.ts'
import { accepted, at, NOW } from '../../../test/sample-actor.ts'
import {
  createInvite,
  type Invite,
  type InviteEvent,
  inviteStage,
  progressInvite,
  rewardsThisYear,
  summariseInvites,
} from './invite.ts'

const rules = {
  config: { reward: '20.00', yearlyCap: 50, minDeposit: '120.00' },
  enabled: true,
  isInviterGone: false,
  paidThisYear: 0,
}
const deposit: InviteEvent = { kind: 'deposit', usdAmount: 120_00n }
const trade: InviteEvent = { kind: 'trade' }
const after = (...events: InviteEvent[]): Invite =>
  events.reduce(
    (invite, event) => accepted(progressInvite(invite, event, rules, NOW)).invite,
    createInvite('u1', 'v1', NOW),
  )

test('a friend who deposits and trades brings 20.00, once', () => {
  expect(inviteStage(after())).toBe('REGISTERED')
  expect(inviteStage(after(deposit))).toBe('FUNDED')
  const last = accepted(progressInvite(after(deposit), trade, rules, NOW))
  expect(inviteStage(last.invite)).toBe('TRADED')
  expect(last.entries).toMatchObject([
    { kind: 'INVITE_REWARD', ref: 'v1', postings: [{ amount: -20_00n }, { account: 'user:u1:cash' }] },
  ])
  expect(last.incomes).toMatchObject([{ source: 'INVITE', amount: 20_00n }])
  expect(progressInvite(last.invite, trade, rules, NOW)).toEqual({ error: 'recordNotOpen' })
  expect(progressInvite(last.invite, deposit, rules, NOW)).toEqual({ error: 'recordNotOpen' })
})

test('the order of deposit and trade does not matter, and a small deposit does not count', () => {
  expect(inviteStage(after(trade))).toBe('REGISTERED')
  expect(after(trade, deposit).reward).toBe(20_00n)
  expect(progressInvite(after(), { kind: 'deposit', usdAmount: 119_99n }, rules, NOW)).toEqual({
    error: 'recordNotOpen',
  })
})

test('beyond the yearly cap, with the feature off, or to an inviter who is gone, nothing is paid', () => {
  for (const rule of [
    { ...rules, paidThisYear: 50 },
    { ...rules, enabled: false },
    { ...rules, isInviterGone: true },
  ]) {
    const end = accepted(progressInvite(after(deposit), trade, rule, NOW))
    expect(end).toMatchObject({ invite: { reward: 0n }, entries: [] })
    expect(inviteStage(end.invite)).toBe('TRADED')
  }
  const rewarded = after(deposit, trade)
  expect(rewardsThisYear([rewarded, after(deposit)], NOW)).toBe(1)
  expect(rewardsThisYear([rewarded], at('2027-01-01T00:00Z'))).toBe(0)
})

test('three friends of whom one traded: 20.00 in all, two pending', () => {
  expect(summariseInvites([after(), after(deposit), after(deposit, trade)])).toEqual({
    invited: 3,
    funded: 2,
    traded: 1,
    rewarded: 1,
    pending: 2,
    totalReward: 20_00n,
  })
})

test('names are masked', () => expect(maskName('alice')).toBe('a***e'))
