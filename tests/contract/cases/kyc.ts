import { smallestPng } from '../../support/smallest-png.ts'
import { type Before, disableDemo, fileForm, freeze, identity, nothing } from '../support/money.ts'
import { pass, prepared, type Trader, trader } from '../support/trading.ts'
import { type Case, casesOf } from './case.ts'

/** Somebody who submits a check, or otherwise. */
const submitting =
  (changes: object = {}, before: Before = nothing, mode: 'real' | 'demo' = 'real'): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    const body = await identity(person, changes)
    await before(world, person)
    return person.call('identification', { body, mode })
  }

const again = async (person: Trader) =>
  prepared(person.call('identification', { body: await identity(person) }))

const uploading =
  (form: () => FormData, before: Before = nothing): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    await before(world, person)
    return person.call('upload', { form: form() })
  }

const ofSize = (bytes: number) => {
  const image = new Uint8Array(bytes)
  image.set(smallestPng)
  return image
}

/** The identity check and the files for it. */
export const kycCases = [
  ...casesOf('identification', [
    ['20001', 'everything is there', submitting()],
    ['20001', 'the document is a passport', submitting({ docType: 'passport', idBack: undefined })],
    ['10008', 'the account is frozen', submitting({}, freeze)],
    ['10019', 'a check is under review', submitting({}, (_, person) => again(person))],
    [
      '10019',
      'the check has passed',
      submitting({}, async (world, person) => {
        await again(person)
        await pass(world, 'PT1M')
      }),
    ],
    ['11006', 'the demo account is disabled', submitting({}, disableDemo, 'demo')],
    ['11016', 'the signature is missing', submitting({ signature: ' ' })],
    ['400', 'the person is a child', submitting({ birthdate: '2015-01-01' })],
    ['400', 'a file is nobody’s', submitting({ idFront: 'f-0' })],
  ]),
  ...casesOf('getKyc', [
    ['200', 'nothing was submitted', async (world) => (await trader(world)).call('getKyc')],
    [
      '200',
      'the check failed',
      async (world) => {
        const person = await trader(world)
        await prepared(
          person.call('identification', { body: await identity(person, { lastName: 'Reject' }) }),
        )
        await pass(world, 'PT1M')
        return person.call('getKyc')
      },
    ],
  ]),
  ...casesOf('upload', [
    ['200', 'it is an image', uploading(() => fileForm('kyc'))],
    ['11006', 'the demo account is disabled', uploading(() => fileForm('kyc'), disableDemo)],
    ['400', 'the purpose is unknown', uploading(() => fileForm('holiday'))],
    ['400', 'the file is empty', uploading(() => fileForm('kyc', new Uint8Array(0)))],
    ['413', 'it is larger than 2 MB', uploading(() => fileForm('kyc', ofSize(2_097_153)))],
    ['415', 'it is no image', uploading(() => fileForm('kyc', new Uint8Array(64)))],
    ['415', 'it is sent as JSON', async (world) => (await trader(world)).call('upload', { body: {} })],
  ]),
]
