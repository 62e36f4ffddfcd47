import { beforeEach, expect, test } from 'vitest'
import { processAllReviews } from '../../runtime/reviews.ts'
import { type Customer, createCustomer } from '../../test/customer.ts'
import { createInsideWorld, type InsideWorld } from '../../test/inside-world.ts'
import { addUpload, decide, expectError, minutes, workedWorld } from '../../test/money.ts'

let world: InsideWorld
let mei: Customer
let files: Record<'idFront' | 'idBack' | 'handHeld' | 'signature', string>
beforeEach(async () => {
  world = await workedWorld()
  mei = createCustomer(world)
  files = {
    idFront: addUpload(world, mei.id, 'kyc'),
    idBack: addUpload(world, mei.id, 'kyc'),
    handHeld: addUpload(world, mei.id, 'kyc'),
    signature: addUpload(world, mei.id, 'signature'),
  }
})

const command = (fields: object = {}) => ({
  firstName: 'Mei',
  lastName: 'Lin',
  sex: 'female',
  birthdate: '1994-05-17',
  country: 'SG',
  address: '12 Sample Street, Singapore',
  areaCode: '+65',
  phone: '81234567',
  docType: 'idCard',
  ...files,
  ...fields,
})
const submit = (fields: object = {}, options = {}) =>
  mei.post('user/identification', command(fields), options)
const kyc = async () => (await mei.get('user/getKyc')).result

test('waits for review for 48 hours, then is shown as delayed and said so once', async () => {
  expect(await kyc()).toEqual({ status: 'NOT_VERIFIED', delayed: false, history: [] })
  const receipt = await submit()
  expect(receipt).toMatchObject({
    code: '20001',
    result: {
      status: 'PENDING_REVIEW',
      submittedAt: '2026-01-10T15:20:00.000Z',
      reviewDueAt: '2026-01-12T15:20:00.000Z',
      history: [{ status: 'PENDING_REVIEW', at: '2026-01-10T15:20:00.000Z' }],
    },
  })
  world.advanceTo(Date.parse('2026-01-12T15:19:59.999Z'))
  expect(await kyc()).toMatchObject({ delayed: false })
  world.advanceTo(Date.parse('2026-01-14T15:20:00.000Z'))
  expect(await kyc()).toMatchObject({ status: 'PENDING_REVIEW', delayed: true })
  const { list } = (await mei.get('user/listNotification')).result
  expect(list.map(({ titleKey }: { titleKey: string }) => titleKey)).toEqual(['kyc.delayed'])
})

test('approved, the user is verified everywhere; no images and no document come back', async () => {
  await submit()
  decide(world, 'kyc', mei.id, 'approve')
  expect(await kyc()).toMatchObject({ status: 'VERIFIED', delayed: false, reviewedAt: expect.any(String) })
  expect((await mei.post('user/getUserInfo')).result.kycStatus).toBe('VERIFIED')
  expect((await mei.post('credit/myCredit')).result.creditLimit).toBe('5000.00')
  const answer = JSON.stringify(await kyc())
  for (const kept of ['Sample Street', 'idCard', ...Object.values(files)]) expect(answer).not.toContain(kept)
  await expectError(world, '10019', () => submit())
})

test('failed, the user reads why and may try again; the history goes on', async () => {
  await submit()
  await expectError(world, '10019', () => submit())
  decide(world, 'kyc', mei.id, 'fail', 'The photo is cut off')
  expect(await kyc()).toMatchObject({ status: 'FAILED', failReason: 'The photo is cut off' })
  expect((await mei.post('user/getUserInfo')).result).toMatchObject({
    kycStatus: 'FAILED',
    kycFailReason: 'The photo is cut off',
  })
  expect((await submit({ lastName: 'Approve' })).code).toBe('20001')
  expect((await kyc()).failReason).toBeUndefined()
  minutes(world, 1)
  expect((await kyc()).history.map(({ status }: { status: string }) => status)).toEqual([
    'PENDING_REVIEW',
    'FAILED',
    'PENDING_REVIEW',
    'VERIFIED',
  ])
})

test.each([
  ['Approve', 'VERIFIED', undefined],
  ['Reject', 'FAILED', 'document unreadable'],
  ['Slow', 'PENDING_REVIEW', undefined],
  ['Lin', 'PENDING_REVIEW', undefined],
])('a minute after it was submitted with the last name %s it is %s', async (lastName, status, failReason) => {
  await submit({ lastName })
  world.advanceTo(world.now() + 59_999)
  expect((await kyc()).status).toBe('PENDING_REVIEW')
  world.advanceTo(world.now() + 1)
  const state = await kyc()
  expect([state.status, state.failReason]).toEqual([status, failReason])
})

test('a step planned for one attempt does not decide the next', async () => {
  await submit({ lastName: 'Approve' })
  world.advanceTo(world.now() + 30_000)
  decide(world, 'kyc', mei.id, 'fail')
  world.advanceTo(world.now() + 10_000)
  await submit({ lastName: 'Approve' })
  world.advanceTo(world.now() + 20_000)
  expect((await kyc()).status).toBe('PENDING_REVIEW')
  world.advanceTo(world.now() + 40_000)
  expect((await kyc()).status).toBe('VERIFIED')
})

test('deciding everything that waits leaves the slow ones waiting', async () => {
  await submit({ lastName: 'Slow' })
  expect(processAllReviews(world)).toEqual([])
  decide(world, 'kyc', mei.id, 'approve')
})

test('a passport has no back, other documents do', async () => {
  expect((await submit({ idBack: undefined })).errors).toEqual([{ field: 'idBack', rule: 'required' }])
  expect((await submit({ docType: 'passport', idBack: undefined })).code).toBe('20001')
})

test.each([
  [{ birthdate: '2008-01-11' }, { field: 'birthdate', rule: 'age' }],
  [{ birthdate: '2026-01-09' }, { field: 'birthdate', rule: 'age' }],
  [{ birthdate: '1994-02-30' }, { field: 'birthdate', rule: 'format' }],
  [{ country: 'ZZ' }, { field: 'country', rule: 'enum' }],
  [{ country: 'Singapore' }, { field: 'country', rule: 'pattern' }],
  [{ idFront: 'f-unknown' }, { field: 'idFront', rule: 'upload' }],
  [{ signature: 'f-unknown' }, { field: 'signature', rule: 'upload' }],
  [{ firstName: undefined }, { field: 'firstName', rule: 'required' }],
  [{ firstName: 'x'.repeat(51) }, { field: 'firstName', rule: 'maxLength' }],
  [{ docType: 'libraryCard' }, { field: 'docType', rule: 'enum' }],
])('%j is no request of the contract', async (fields, error) => {
  const before = world.hash()
  expect(await submit(fields)).toMatchObject({ status: 400, code: '400', errors: [error] })
  expect(world.hash()).toBe(before)
})

test('an identity check needs to know the countries there are', async () => {
  const bare = await createInsideWorld({ parameters: { countries: undefined } })
  expect((await createCustomer(bare).post('user/identification', command())).code).toBe('10018')
})

test('18 years are enough on the day', async () => {
  expect((await submit({ birthdate: '2008-01-10' })).code).toBe('20001')
})

test('files are one’s own and were sent for this', async () => {
  const tom = createCustomer(world, 'tomtom')
  for (const idFront of [addUpload(world, tom.id, 'kyc'), addUpload(world, mei.id, 'avatar')])
    expect((await submit({ idFront })).errors).toEqual([{ field: 'idFront', rule: 'upload' }])
})

test.each([undefined, '', '  '])('the signature %j is missing', async (signature) => {
  await expectError(world, '11016', () => submit({ signature }))
})

test('is the user’s in both modes, unless frozen or without a demo account', async () => {
  mei.change({ demoEnabled: false })
  await expectError(world, '11006', () => submit({}, { mode: 'demo' }))
  mei.change({ demoEnabled: true, status: 'FROZEN' })
  await expectError(world, '10008', () => submit())
  mei.change({ status: 'ACTIVE' })
  expect((await submit({}, { mode: 'demo' })).code).toBe('20001')
  expect((await mei.get('user/getKyc', { mode: 'demo' })).result.status).toBe('PENDING_REVIEW')
})

test('nothing but the described fields is kept', async () => {
  await submit({ idPhotoAsText: 'a private photo' })
  expect(JSON.stringify(world.store.read.kycs.get(mei.id))).not.toContain('a face')
})
