import { describe, expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { bans } from './bans/all.ts'
import { shownTexts } from './texts.ts'

/**
 * Sentences that name both a payment and a release and were read: they ask for nothing.
 * A key stands here for all languages.
 */
const read: readonly string[] = [
  // A purchase that the balance does not cover: paying in or closing positions are the two ways to cover it.
  'errors:insufficientBalance',
  // Lists what the real account is for.
  'account:mode.note',
  // States the fee of a withdrawal beside the trading fee.
  'home:claims.withdrawalFee',
  // Names what withdrawals have cost.
  'income:source.WITHDRAWAL',
  // Promises that a withdrawal never asks for a payment.
  'withdrawals:summary.promise',
  'withdrawals:detail.safe',
  // In German a method “pays out” on a network.
  'withdrawals:issue.wrongNetwork',
  // Name what notifications are about.
  'notifications:empty.body.MONEY',
  'notifications:switches.money.title',
  // Say how far a withdrawal is, which we pay.
  'notifications:text.withdrawal.approved.body',
  'notifications:text.withdrawal.completed.title',
  // Say what a payment lock stops, and that it has ended.
  'notifications:text.payment.locked.attempts',
  'notifications:text.payment.locked.operator',
  'notifications:text.payment.unlocked.title',
  'notifications:text.payment.unlocked.body',
  // Says that nothing is ever to be paid for the end of a payment lock.
  'security:lock.noPayment',
  // Names what a payment lock stops.
  'security:lock.stopped.payments',
  // Says what a reset does not end.
  'security:password.resetPause',
  // Counts what is under review before an account is closed.
  'settings:close.condition.reviews',
]

const sentences = (text: string) => text.split(/(?<=[.!?。！？؟])\s*/)

describe.each(languages)('the wording in $name', ({ code }) => {
  const { wordings, payFirst } = bans[code]

  it.each(Object.entries(wordings))('never says %s', (_, { pattern }) => {
    const found = [...shownTexts(code)].filter(([, text]) => pattern.test(text))
    expect(found).toEqual([])
  })

  it('never asks for money before money is released', () => {
    const found = [...shownTexts(code)].filter(
      ([key, text]) =>
        !read.includes(key) &&
        sentences(text).some(
          (sentence) => payFirst.payment.test(sentence) && payFirst.release.test(sentence),
        ),
    )
    expect(found).toEqual([])
  })

  it.each(Object.entries(wordings))('is checked by a pattern that catches %s', (_, ban) => {
    expect(ban.caught).toMatch(ban.pattern)
    if (ban.allowed !== undefined) expect(ban.allowed).not.toMatch(ban.pattern)
  })

  it('is checked by patterns that catch a payment asked for first', () => {
    expect(payFirst.caught).toMatch(payFirst.payment)
    expect(payFirst.caught).toMatch(payFirst.release)
  })
})
