import { LOAN_WITHDRAWAL_DAYS, loanOnDay, subtractDecimals } from '@swx/sdk/money'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { formatUsd } from '../../ledger/money.ts'
import type { Customer } from '../../test/customer.ts'
import { createCustomer } from '../../test/customer.ts'
import type { InsideWorld } from '../../test/inside-world.ts'
import {
  addUpload,
  createVerified,
  days,
  decide,
  expectError,
  minutes,
  withoutParameters,
  workedWorld,
} from '../../test/money.ts'
import { sampleKyc } from '../../test/sample-kyc.ts'

let world: InsideWorld
let mei: Customer
beforeEach(async () => {
  world = await workedWorld()
  mei = await createVerified(world)
})

const quote = async (amount = '1000.00', termDays = 30, of = mei) =>
  (await of.post('user/loanQuote', { amount, termDays })).result
const application = async (fields: object = {}, of = mei) => {
  const { quoteId, agreementVersion } = await quote()
  const signatureId = addUpload(world, of.id, 'signature')
  return { amount: '1000.00', termDays: 30, signatureId, agreementVersion, quoteId, ...fields }
}
const apply = async (fields: object = {}, of = mei) =>
  (await of.post('user/loan', await application(fields, of))).result
const disbursed = async (): Promise<string> => {
  const { loanNo } = await apply()
  decide(world, 'loan', loanNo, 'approve')
  return loanNo
}
const loan = async (loanNo: string) => (await mei.get(`user/getLoanById/${loanNo}`)).result

describe('the credit line', () => {
  test('is 5 000.00 after the identity check and nothing before', async () => {
    expect((await mei.post('credit/myCredit')).result).toEqual({
      creditLimit: '5000.00',
      used: '0.00',
      available: '5000.00',
      terms: [7, 15, 30, 60, 90],
      dailyRate: '0.0010',
      interestFreeDays: 1,
      min: '100.00',
      max: '5000.00',
      kycStatus: 'VERIFIED',
    })
    const tom = createCustomer(world, 'tomtom')
    expect((await tom.post('credit/myCredit')).result).toMatchObject({
      creditLimit: '0.00',
      available: '0.00',
      kycStatus: 'NOT_VERIFIED',
    })
  })

  test('counts what is owed, with interest, and names the open loan', async () => {
    const loanNo = await disbursed()
    days(world, 10)
    expect((await mei.post('credit/myCredit')).result).toMatchObject({
      used: '1009.00',
      available: '0.00',
      openLoanNo: loanNo,
    })
  })

  test('is none of the demo account', async () => {
    expect((await mei.post('credit/myCredit', undefined, { mode: 'demo' })).code).toBe('11005')
  })
})

describe('a quote', () => {
  test.each([
    ['1000.00', 30, '29.00', '1029.00', '41.6', '2026-02-09'],
    ['1000.00', 7, '6.00', '1006.00', '36.6', '2026-01-17'],
    ['5000.00', 90, '445.00', '5445.00', '41.3', '2026-04-10'],
  ])(
    'of %s for %s days costs %s, %s in all, %s %% a year',
    async (amount, days, interest, total, apr, due) => {
      expect(await quote(amount, days)).toMatchObject({
        amount,
        totalInterest: interest,
        repaymentAmount: total,
        apr,
        nominalRate: '0.3650',
        repaymentDate: `${due}T23:59:59.999Z`,
        schedule: [{ principal: amount, interest, total, dueAt: `${due}T23:59:59.999Z` }],
        expiresAt: '2026-01-10T15:30:00.000Z',
      })
    },
  )

  test('says before signing what being late costs', async () => {
    expect((await quote()).overdueTerms).toEqual({
      dailyRate: '0.0015',
      capRate: '0.30',
      cap: '300.00',
      exampleDays: 5,
      exampleInterest: '7.50',
    })
  })

  test('is open to users whose identity is not checked yet', async () => {
    const tom = createCustomer(world, 'tomtom')
    expect((await tom.post('user/loanQuote', { amount: '5000.00', termDays: 7 })).code).toBe('200')
  })

  test('carries the whole agreement in the language asked for, every figure filled in', async () => {
    const seen = new Set<string>()
    for (const language of ['en', 'zh', 'zh-HK', 'ja', 'ko', 'de', 'fr', 'it', 'es', 'ar']) {
      const { result } = await mei.post('user/loanQuote', { amount: '1000.00', termDays: 30 }, { language })
      const text: string = result.agreementMarkdown
      expect(text).not.toMatch(/[{}]/)
      // Digits with any separators and any space before the percent sign: those are the language's own.
      for (const figure of [
        /1\D000\D00 USD/,
        /0\D10\s?%/,
        /29\D00 USD/,
        /1\D029\D00 USD/,
        /41\D6\s?%/,
        /2026/,
        /0\D15\s?%/,
        /300\D00 USD/,
        /30\D00\s?%/,
        /1\D036\D50 USD/,
      ])
        expect(text, language).toMatch(figure)
      seen.add(text)
    }
    expect(seen.size).toBe(10)
  })

  test.each([
    ['en', '1,029.00 USD', '9 February 2026'],
    ['de', '1.029,00 USD', '9. Februar 2026'],
    ['ja', '1,029.00 USD', '2026年2月9日'],
    ['ar', '\u20661,029.00 USD\u2069', '9 فبراير 2026'],
  ])('sets sum and day of repayment as %s does', async (language, repayment, day) => {
    const { result } = await mei.post('user/loanQuote', { amount: '1000.00', termDays: 30 }, { language })
    expect(result.agreementMarkdown).toContain(repayment)
    expect(result.agreementMarkdown).toContain(day)
  })

  test('names a verified borrower as the identity check does, and none before', async () => {
    expect((await quote()).borrower).toBeUndefined()
    world.store.transaction((tables) => tables.kycs.put(sampleKyc(mei.id)))
    const { borrower, agreementMarkdown } = await quote()
    expect(borrower).toEqual({
      name: 'Mei Tan',
      birthdate: '1994-05-17',
      country: 'SG',
      address: '12 Sample Street #4, Singapore',
      phone: '+65 ••• 567',
      docType: 'passport',
      verifiedAt: '2026-01-10T15:20:00.000Z',
    })
    expect(agreementMarkdown).toContain('Mei Tan, 1994-05-17, 12 Sample Street  4, Singapore, SG')
    mei.change({ kycStatus: 'FAILED' })
    expect((await quote()).borrower).toBeUndefined()
  })

  test.each([
    [{ amount: '1000.00', termDays: 8 }, '10023'],
    [{ amount: '1000.00' }, '10023'],
    [{ termDays: 30 }, '10013'],
    [{ amount: ' ', termDays: 30 }, '10013'],
    [{ amount: '1e3', termDays: 30 }, '10013'],
    [{ amount: '100.001', termDays: 30 }, '10013'],
    [{ amount: '99.99', termDays: 30 }, '10013'],
    [{ amount: '5000.01', termDays: 30 }, '10013'],
  ])('of %j is refused with %s', async (body, code) => {
    await expectError(world, code, () => mei.post('user/loanQuote', body))
    await expectError(world, '11005', () => mei.post('user/loanQuote', body, { mode: 'demo' }))
  })
})

describe('an application', () => {
  test('is signed, waits for review, and pays out on approval', async () => {
    const applied = await mei.post('user/loan', await application())
    expect(applied).toMatchObject({
      code: '20001',
      result: {
        status: 'PENDING_REVIEW',
        repaymentAmount: '1029.00',
        apr: '41.6',
        outstanding: '0.00',
        agreementSignedAt: '2026-01-10T15:20:00.000Z',
        history: [{ status: 'PENDING_REVIEW', at: '2026-01-10T15:20:00.000Z' }],
      },
    })
    const { loanNo } = applied.result
    expect(loanNo).toMatch(/^LN20260110\d{10}$/)
    expect(applied.result.reviewStartedAt).toBeUndefined()
    minutes(world, 1)
    expect((await loan(loanNo)).reviewStartedAt).toBe('2026-01-10T15:21:00.000Z')
    decide(world, 'loan', loanNo, 'approve')
    expect(await loan(loanNo)).toMatchObject({
      status: 'REPAYING',
      disbursedAt: '2026-01-10T15:21:00.000Z',
      outstanding: '1000.00',
    })
    expect(await mei.account()).toMatchObject({ available: '1000.00', loanDebt: '1000.00', equity: '0.00' })
  })

  test('with cents of .11 is approved after a minute, with .22 rejected', async () => {
    const { quoteId } = await quote('500.11')
    const approved = await apply({ amount: '500.11', quoteId })
    minutes(world, 1)
    expect((await loan(approved.loanNo)).status).toBe('REPAYING')
    expect((await mei.account()).available).toBe('500.11')

    const tom = await createVerified(world, 'tomtom')
    const other = await quote('500.22', 30, tom)
    const rejected = await apply({ amount: '500.22', quoteId: other.quoteId }, tom)
    minutes(world, 1)
    expect((await tom.get(`user/getLoanById/${rejected.loanNo}`)).result).toMatchObject({
      status: 'REJECTED',
      rejectReason: 'application not accepted',
      reviewStartedAt: expect.any(String),
    })
    expect((await tom.account()).available).toBe('0.00')
  })

  test('is booked as quoted even if the review takes days', async () => {
    const { loanNo } = await apply()
    days(world, 3)
    decide(world, 'loan', loanNo, 'approve')
    expect(await loan(loanNo)).toMatchObject({
      repaymentAmount: '1029.00',
      repaymentDate: '2026-02-12T23:59:59.999Z',
    })
  })

  test.each([
    [{ kycStatus: 'NOT_VERIFIED' }, {}, '10022'],
    [{ kycStatus: 'FAILED' }, {}, '10022'],
    [{ kycStatus: 'PENDING_REVIEW' }, {}, '10019'],
    [{ status: 'FROZEN' }, {}, '10008'],
    [{ paymentLock: { reason: 'OPERATOR' } }, {}, '11004'],
    [{}, { termDays: 8 }, '10023'],
    [{}, { termDays: undefined }, '10023'],
    [{}, { amount: undefined }, '10013'],
    [{}, { amount: '5000.01' }, '10013'],
    [{}, { amount: '0.00' }, '10013'],
    [{}, { signatureId: undefined }, '11016'],
    [{}, { signatureId: ' ' }, '11016'],
    [{}, { signatureId: 'f-of-another' }, '11016'],
    [{}, { agreementVersion: '2020-01' }, '11018'],
    [{}, { amount: '1000.01' }, '11018'],
    [{}, { quoteId: 'q-1' }, '11018'],
  ] as const)('of a user %j with %j is refused with %s', async (actor, fields, code) => {
    const body = await application(fields)
    mei.change(actor)
    await expectError(world, code, () => mei.post('user/loan', body))
  })

  test('needs a signature that is one’s own and was sent as one', async () => {
    const tom = createCustomer(world, 'tomtom')
    for (const signatureId of [addUpload(world, tom.id, 'signature'), addUpload(world, mei.id, 'kyc')]) {
      const body = await application({ signatureId })
      await expectError(world, '11016', () => mei.post('user/loan', body))
    }
  })

  test('keeps the agreement word for word as it was quoted, in the language it was read in', async () => {
    world.advanceTo(Date.parse('2026-01-10T23:59:00.000Z'))
    world.store.transaction((tables) => tables.kycs.put(sampleKyc(mei.id)))
    const { result } = await mei.post(
      'user/loanQuote',
      { amount: '1000.00', termDays: 30 },
      { language: 'de' },
    )
    expect(result.agreementLanguage).toBe('de')
    minutes(world, 2)
    const { quoteId, agreementVersion } = result
    const { loanNo } = await apply({ quoteId, agreementVersion, agreementLanguage: 'de' })
    expect(await loan(loanNo)).toMatchObject({
      agreementVersion,
      agreement: { language: 'de', markdown: result.agreementMarkdown, signedBy: 'Mei Tan' },
    })
    const { list } = (await mei.get('user/listLoanRecord')).result
    expect(list[0].agreement).toBeUndefined()
  })

  test('needs a quote of the last ten minutes', async () => {
    const body = await application()
    minutes(world, 10)
    expect((await mei.post('user/loan', body)).code).toBe('20001')
    const tom = await createVerified(world, 'tomtom')
    const late = await application({}, tom)
    world.advanceTo(world.now() + 600_001)
    await expectError(world, '11018', () => tom.post('user/loan', late))
  })

  test('waits for an open loan to be over, whatever its state', async () => {
    const { loanNo } = await apply()
    const next = await application()
    await expectError(world, '10008', () => mei.post('user/loan', next))
    decide(world, 'loan', loanNo, 'approve')
    await expectError(world, '10008', () => mei.post('user/loan', next))
    mei.fund(29_00n)
    days(world, 31)
    expect((await loan(loanNo)).status).toBe('REPAID')
  })

  test('says why payments are locked and until when', async () => {
    const body = await application()
    mei.change({ paymentLock: { reason: 'WRONG_PASSWORD', until: world.now() + 3_600_000 } })
    expect((await mei.post('user/loan', body)).result).toEqual({
      reason: 'WRONG_PASSWORD',
      until: '2026-01-10T16:20:00.000Z',
      contactUrl: '/profile/security#lock',
    })
  })

  test('is none of the demo account', async () => {
    const body = await application()
    await expectError(world, '11005', () => mei.post('user/loan', body, { mode: 'demo' }))
    mei.change({ demoEnabled: false })
    await expectError(world, '11006', () => mei.post('user/loan', body, { mode: 'demo' }))
  })

  test('sent again with its key is one loan', async () => {
    const body = await application()
    const first = await mei.post('user/loan', body, { key: 'again' })
    const second = await mei.post('user/loan', body, { key: 'again' })
    expect(second).toMatchObject({ replayed: true, result: { loanNo: first.result.loanNo } })
    expect((await mei.get('user/listLoanRecord')).result.total).toBe(1)
    expect(await mei.post('user/loan', { ...body, amount: '900.00' }, { key: 'again' })).toMatchObject({
      status: 422,
      code: '11014',
    })
  })
})

describe('a running loan', () => {
  test('costs nothing on the first day, then a dollar a day on a thousand', async () => {
    const loanNo = await disbursed()
    for (const [passed, outstanding] of [
      [1, '1000.00'],
      [1, '1001.00'],
      [8, '1009.00'],
      [20, '1029.00'],
    ] as const) {
      days(world, passed)
      expect((await loan(loanNo)).outstanding).toBe(outstanding)
    }
  })

  test('repaid on the tenth day costs 1 009.00', async () => {
    const loanNo = await disbursed()
    mei.fund(9_00n)
    days(world, 10)
    const repay = (expectedAmount: string, options = {}) =>
      mei.post('user/repayLoan', { loanNo, expectedAmount }, options)
    await expectError(world, '11018', () => repay('1008.00'))
    mei.change({ paymentLock: { reason: 'OPERATOR' } })
    expect(await repay('1009.00', { key: 'k' })).toMatchObject({
      code: '20005',
      result: {
        status: 'REPAID',
        outstanding: '0.00',
        accruedInterest: '9.00',
        repaidAt: '2026-01-20T15:20:00.000Z',
      },
    })
    expect((await repay('1009.00', { key: 'k' })).replayed).toBe(true)
    await expectError(world, '11017', () => repay('1009.00'))
    // Savings earned on what was not borrowed: nothing, for nine dollars are below the first tier.
    expect(await mei.account()).toMatchObject({ available: '0.00', loanDebt: '0.00', equity: '0.00' })
  })

  test('is not repaid without the money for it, nor from the demo account, nor by others', async () => {
    const loanNo = await disbursed()
    days(world, 10)
    const tom = await createVerified(world, 'tomtom')
    const body = { loanNo, expectedAmount: '1009.00' }
    for (const path of ['user/repayLoan', 'user/withdrawLoan']) {
      await expectError(world, '10011', () => mei.post(path, body))
      await expectError(world, '11005', () => mei.post(path, body, { mode: 'demo' }))
      await expectError(world, '11020', () => tom.post(path, body))
      await expectError(world, '11020', () => mei.post(path, { ...body, loanNo: 'LN1' }))
      mei.change({ demoEnabled: false })
      await expectError(world, '11006', () => mei.post(path, body, { mode: 'demo' }))
      mei.change({ demoEnabled: true })
    }
  })

  test('can be withdrawn from for 14 days, to the minute', async () => {
    const loanNo = await disbursed()
    mei.fund(50_00n)
    days(world, 14)
    expect((await loan(loanNo)).withdrawableUntil).toBe('2026-01-24T15:20:00.000Z')
    await expectError(world, '11018', () =>
      mei.post('user/withdrawLoan', { loanNo, expectedAmount: '1012.00' }),
    )
    const withdrawn = await mei.post('user/withdrawLoan', { loanNo, expectedAmount: '1013.00' })
    expect(withdrawn).toMatchObject({ code: '20005', result: { status: 'REPAID', accruedInterest: '13.00' } })
    expect(withdrawn.result).toMatchObject({ repaidBy: 'WITHDRAWAL' })
    expect(withdrawn.result.history.at(-1).reason).toBe('Withdrawn from the contract')

    const tom = await createVerified(world, 'tomtom')
    const late = await apply({}, tom)
    await expectError(world, '11017', () => tom.post('user/withdrawLoan', { loanNo: late.loanNo }))
    decide(world, 'loan', late.loanNo, 'approve')
    world.advanceTo(world.now() + 14 * 86_400_000 + 1)
    await expectError(world, '11017', () => tom.post('user/withdrawLoan', { loanNo: late.loanNo }))
  })

  test('repays itself at the end of the due day, also while payments are locked', async () => {
    const loanNo = await disbursed()
    mei.fund(29_00n)
    mei.change({ paymentLock: { reason: 'OPERATOR' } })
    world.advanceTo(Date.parse('2026-02-09T23:59:59.999Z'))
    expect((await loan(loanNo)).status).toBe('REPAYING')
    world.advanceTo(Date.parse('2026-02-10T00:00:00.000Z'))
    expect(await loan(loanNo)).toMatchObject({
      status: 'REPAID',
      repaidAt: '2026-02-10T00:00:00.000Z',
      repaidBy: 'DUE_DAY',
    })
    expect((await mei.account()).available).toBe('0.00')
  })

  test('is overdue without the money, costs 1 036.50 after five days, and never more than 300.00 on top', async () => {
    const loanNo = await disbursed()
    world.advanceTo(Date.parse('2026-02-10T00:00:00.000Z'))
    expect(await loan(loanNo)).toMatchObject({ status: 'OVERDUE', outstanding: '1029.00' })
    days(world, 5)
    expect(await loan(loanNo)).toMatchObject({ outstanding: '1036.50', overdueInterest: '7.50' })
    await expectError(world, '11017', () => mei.post('user/withdrawLoan', { loanNo }))
    days(world, 300)
    expect(await loan(loanNo)).toMatchObject({ outstanding: '1329.00', overdueInterest: '300.00' })
    const body = await application()
    await expectError(world, '10008', () => mei.post('user/loan', body))
    mei.fund(329_00n)
    expect((await mei.post('user/repayLoan', { loanNo, expectedAmount: '1329.00' })).code).toBe('20005')
  })

  test('earns no savings on what is borrowed', async () => {
    await disbursed()
    mei.fund(1_000_00n)
    days(world, 2)
    expect((await mei.account()).totalIncome).toBe('2.50')
  })
})

describe('what a screen works out before', () => {
  const rates = { dailyRate: '0.0010', overdueDailyRate: '0.0015', overdueCap: '0.30', interestFreeDays: 1 }
  const term = fc.constantFrom(7, 15, 30, 60, 90)
  const cents = fc.bigInt({ min: 100_00n, max: 5_000_00n })

  test('is what the ledger takes, whatever the amount, the term and the day it is repaid on', async () => {
    await fc.assert(
      fc.asyncProperty(
        cents,
        term,
        fc.nat({ max: 330 }),
        fc.boolean(),
        async (amount, termDays, late, withdraws) => {
          world = await workedWorld()
          mei = await createVerified(world)
          const text = formatUsd(amount)
          const { quoteId } = await quote(text, termDays)
          const { loanNo } = await apply({ amount: text, termDays, quoteId })
          decide(world, 'loan', loanNo, 'approve')
          const { disbursedAt } = await loan(loanNo)
          const day = late % (termDays + 240)
          days(world, day)
          const shown = loanOnDay({ ...rates, amount: text, termDays }, Date.parse(disbursedAt), day)
          expect((await loan(loanNo)).outstanding).toBe(shown.outstanding)
          mei.fund(10_000_00n)
          const before = await mei.account()
          const path =
            withdraws && day <= LOAN_WITHDRAWAL_DAYS && day <= termDays ? 'withdrawLoan' : 'repayLoan'
          const paid = await mei.post(`user/${path}`, { loanNo, expectedAmount: shown.outstanding })
          expect(paid.code).toBe('20005')
          const after = await mei.account()
          expect(subtractDecimals(before.available, after.available)).toBe(shown.outstanding)
          expect(after.loanDebt).toBe('0.00')
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('loan records', () => {
  test('are listed newest first, by status, and only one’s own; in demo mode there are none', async () => {
    const first = await apply()
    decide(world, 'loan', first.loanNo, 'reject', 'Income not shown')
    minutes(world, 1)
    const second = await apply()
    const list = async (query: string, mode: 'real' | 'demo' = 'real') =>
      (await mei.get(`user/listLoanRecord${query}`, { mode })).result
    expect((await list('')).list.map(({ loanNo }: { loanNo: string }) => loanNo)).toEqual([
      second.loanNo,
      first.loanNo,
    ])
    expect(await list('?status=REJECTED')).toMatchObject({
      total: 1,
      list: [{ loanNo: first.loanNo, rejectReason: 'Income not shown' }],
    })
    expect(await list('?pageSize=1&pageNum=2')).toMatchObject({ total: 2, hasNext: false, pageNum: 2 })
    expect(await list('', 'demo')).toMatchObject({ list: [], total: 0 })
    const tom = createCustomer(world, 'tomtom')
    expect((await tom.get('user/listLoanRecord')).result.total).toBe(0)
    expect((await tom.get(`user/getLoanById/${first.loanNo}`)).code).toBe('11020')
    expect((await mei.get('user/getLoanById/LN1')).code).toBe('11020')
    expect((await mei.get(`user/getLoanById/${first.loanNo}`, { mode: 'demo' })).code).toBe('11005')
  })
})

test('without its parameter nothing about loans is answered but 10018', async () => {
  const bare = await withoutParameters(world, ['loan.config'], mei)
  expect(await bare.post('credit/myCredit')).toBe('10018')
  expect(await bare.post('user/loanQuote', { amount: '1', termDays: 7 })).toBe('10018')
  expect(await bare.post('user/loan', await application())).toBe('10018')
})
