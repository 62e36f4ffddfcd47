import { loanOnDay } from '@swx/sdk/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf } from '#core/loans/late-loan.ts'
import { loanFixture } from '#test/loan-fixture.ts'
import {
  agreementFile,
  countMatches,
  readAgreement,
  readingMinutes,
  splitAtMatches,
} from '../model/agreement.ts'
import { isOpenLoan, stateOf } from '../model/loan.ts'
import { choiceOf, loanForm, termOf } from '../model/loan-choice.ts'
import { loanCurve } from '../model/loan-curve.ts'
import { payoutDayOf, scheduleCsv, scheduleOf } from '../model/schedule.ts'
import { isSameName } from './loan-signature.tsx'
import { applyQuery } from './use-application.ts'

const limits = { min: '100.00', max: '5000.00', available: '3991.00' }
const terms = loanFixture()
const paidOut = Date.parse('2026-01-12T10:01:00.000Z')

describe('an amount and a term', () => {
  it.each([
    ['', 'missing'],
    ['much', 'unread'],
    ['99.99', 'tooSmall'],
    ['5000.01', 'tooLarge'],
    ['3,991.01', 'beyondFunds'],
    ['3,991.00', undefined],
    ['100', undefined],
  ])('finds in “%s”: %s', (amount, issue) => {
    const found = loanForm('en', limits).safeParse({ amount, termDays: '30' })
    expect(found.error?.issues[0]?.message).toBe(issue)
  })

  it.each([
    ['amount=1000.00&days=30', { amount: '1000.00', termDays: 30 }],
    ['amount=1000.00&days=8', undefined],
    ['amount=99.99&days=30', undefined],
    ['amount=3991.01&days=30', undefined],
    ['amount=1e3&days=30', undefined],
    ['amount=1000.001&days=30', undefined],
    ['days=30', undefined],
  ])('are taken from the address %s only if they are offered', (query, choice) => {
    expect(choiceOf(applyQuery.parse(new URLSearchParams(query)), { terms: [7, 30] }, limits)).toEqual(choice)
  })

  it('start with the term that was asked for, else with that of the representative example', () => {
    expect(termOf([7, 15, 30], 15)).toBe(15)
    expect(termOf([7, 15, 30], 8)).toBe(30)
    expect(termOf([7, 15], undefined)).toBe(7)
  })

  it('lead to the agreement unless the address names another step', () => {
    expect(applyQuery.parse(new URLSearchParams('')).step).toBe('sign')
    expect(applyQuery.parse(new URLSearchParams('step=review')).step).toBe('review')
    expect(applyQuery.parse(new URLSearchParams('step=paid')).step).toBe('sign')
  })
})

describe('an agreement', () => {
  const text = readAgreement(
    '# Loan (sample)\n\nSample.\n\n## 1. Late\n\nBeing late.\n\nLate again.\n\n## 2. End\n\nDone.',
  )

  it('is read as title, introduction and sections', () => {
    expect(text).toMatchObject({
      title: 'Loan (sample)',
      introduction: ['Sample.'],
      sections: [
        { heading: '1. Late', paragraphs: ['Being late.', 'Late again.'] },
        { heading: '2. End', paragraphs: ['Done.'] },
      ],
    })
  })

  it('is searched whatever the case, and for signs as they are typed', () => {
    expect(countMatches(text, 'late')).toBe(3)
    expect(countMatches(text, ' ')).toBe(0)
    expect(countMatches(text, '(')).toBe(0)
    expect(splitAtMatches('Late and late', 'LATE')).toEqual([
      { text: 'Late', match: 0 },
      { text: ' and ' },
      { text: 'late', match: 1 },
    ])
  })

  it('loses no letter where it is searched', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (whole, searched) => {
        expect(
          splitAtMatches(whole, searched)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(whole)
      }),
    )
  })

  it('is kept with its language, its direction and the label of the sandbox, and no markup of its own', () => {
    const page = agreementFile({
      markdown: '# A\n\n## B\n\n<script>1</script>',
      language: 'ar',
      direction: 'rtl',
      facts: 'Version 1',
      label: 'Sandbox',
    })
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).toContain('<strong>Sandbox</strong>')
    expect(page).not.toContain('<script>')
    expect(readingMinutes('word '.repeat(1_000))).toBe(5)
  })

  it('is signed by the borrower’s name alone, however it is spaced and cased', () => {
    expect(isSameName(' mei  TAN', 'Mei Tan')).toBe(true)
    expect(isSameName('Mei Tann', 'Mei Tan')).toBe(false)
    expect(isSameName('Mëi Tan', 'Mei Tan')).toBe(false)
  })
})

describe('the days of a loan', () => {
  it('name what happens, and add up to what is repaid', () => {
    const rows = scheduleOf(terms, paidOut)
    expect(rows).toHaveLength(31)
    expect(rows.filter(({ milestone }) => milestone).map(({ day, milestone }) => [day, milestone])).toEqual([
      [0, 'paidOut'],
      [1, 'free'],
      [2, 'starts'],
      [14, 'withdraw'],
      [15, 'halfway'],
      [30, 'due'],
    ])
    expect(rows.at(-1)).toMatchObject({ outstanding: '1029.00', accruedInterest: '29.00' })
  })

  it('are kept as a table with the label of the sandbox', () => {
    const lines = scheduleCsv(terms, paidOut, 'Sandbox').split('\r\n')
    expect(lines[0]).toContain('Sandbox')
    expect(lines.find((line) => line.includes('2026-01-22'))).toContain('1009.00')
  })

  it('are drawn within their frame, whatever the amount and the term', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 5_000 }),
        fc.constantFrom(7, 15, 30, 60, 90),
        (amount, termDays) => {
          const { line, late, grid, at } = loanCurve({ ...terms, amount: `${amount}.00`, termDays })
          for (const { x, y } of [...line, ...late]) {
            expect(x).toBeGreaterThanOrEqual(0)
            expect(x).toBeLessThanOrEqual(1)
            expect(y).toBeLessThanOrEqual(1)
          }
          expect(grid.length).toBeLessThan(8)
          expect(at(termDays).y * (grid.at(-1) ?? 0)).toBeCloseTo(
            Number(loanOnDay({ ...terms, amount: `${amount}.00`, termDays }, 0, termDays).accruedInterest),
            6,
          )
        },
      ),
    )
  })

  it('are counted by closes of the UTC day', () => {
    expect(dayOf(terms, Date.parse('2026-01-12T23:59:59Z'))).toBe(0)
    expect(dayOf(terms, Date.parse('2026-01-13T00:00:00Z'))).toBe(1)
    expect(dayOf({ ...terms, repaidAt: '2026-01-20T08:00:00Z' }, Date.parse('2026-03-01T00:00:00Z'))).toBe(8)
    expect(payoutDayOf(terms)).toBe(Date.parse('2026-01-12T00:00:00Z'))
  })
})

it('a loan is called signed until its review begins, and stays open until it is repaid or not approved', () => {
  expect(stateOf({ status: 'PENDING_REVIEW' })).toBe('SIGNED')
  expect(stateOf({ status: 'PENDING_REVIEW', reviewStartedAt: '2026-01-12T10:00:20.000Z' })).toBe(
    'PENDING_REVIEW',
  )
  const open = (['PENDING_REVIEW', 'REPAYING', 'OVERDUE', 'REPAID', 'REJECTED'] as const).filter((status) =>
    isOpenLoan({ status }),
  )
  expect(open).toEqual(['PENDING_REVIEW', 'REPAYING', 'OVERDUE'])
})
