import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { smallestPng } from '../support/smallest-png.ts'
import { bundle } from './safety/files.ts'
import type { Caller } from './support/caller.ts'
import { operations } from './support/document.ts'
import { useMockServer } from './support/mock-server.ts'
import { identity } from './support/money.ts'
import { prepared, type Trader, trader } from './support/trading.ts'

const data = mkdtempSync(join(tmpdir(), 'swx-identity-'))
const mockServer = useMockServer({ dataDir: data })
afterAll(() => rmSync(data, { recursive: true, force: true }))

const words = 'the face and the passport of a real person'
const name = 'passport-of-mei.png'
const png = Uint8Array.of(...smallestPng, ...new TextEncoder().encode(words))
/** The picture as it would stand in a text: itself, or in base64 from any of its bytes on. */
const traces = [
  words,
  name,
  ...[0, 1, 2].map((at) => Buffer.from(words.slice(at)).toString('base64').slice(0, 24)),
]
const tracesIn = (text: string) => traces.filter((trace) => text.includes(trace))

async function sendPicture(who: Trader): Promise<string> {
  const form = new FormData()
  form.set('file', new File([png], name))
  form.set('purpose', 'kyc')
  return (await prepared(who.call('upload', { form, mode: 'real' }))).result.fileId
}

/** All that the control plane tells of a world. */
async function toldOf(world: Caller): Promise<string> {
  return JSON.stringify(
    await Promise.all([
      world.control('getJournal'),
      world.control('getJournalArchive'),
      world.control('getState'),
      world.control('exportWorld'),
      world.control('listUsers'),
      world.control('listReviews'),
      world.control('getMailbox'),
      world.control('getLedger'),
    ]),
  )
}

let world: Caller
let who: Trader
let fileId: string
beforeEach(async () => {
  world = mockServer.world()
  who = await trader(world)
  fileId = await sendPicture(who)
  const body = await identity(who, { idFront: fileId, lastName: 'Slow' })
  await prepared(who.call('identification', { body, mode: 'real' }))
})

test('a picture of the identity check is in no answer, no journal, no state and no mail', async () => {
  expect(tracesIn(`${words} ${Buffer.from(png).toString('base64')}`).length).toBeGreaterThanOrEqual(2)
  const { body } = await who.call('getKyc', { mode: 'real' })
  expect(tracesIn(JSON.stringify(body) + (await toldOf(world)))).toEqual([])
})

test('nor is it written to the disk of a mock server that keeps its worlds', () => {
  const files = readdirSync(data, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(0)
  const found = files.filter(
    (entry) => tracesIn(readFileSync(join(entry.parentPath, entry.name), 'latin1')).length > 0,
  )
  expect(found.map(({ name }) => name)).toEqual([])
})

test('a reset leaves nothing that was known of it', async () => {
  expect(await toldOf(world)).toContain(fileId)
  await world.control('reset')
  expect(await toldOf(world)).not.toContain(fileId)
})

test('no address names a picture: the contract has it in bodies alone', () => {
  const inAddress = operations.flatMap(({ id, definition }) => {
    const parameters = (definition.parameters ?? []) as readonly { readonly name?: string }[]
    return parameters
      .filter(({ name = '' }) => /file|image|picture|proof|signature/i.test(name))
      .map(() => id)
  })
  expect(inAddress).toEqual([])
  expect(operations.filter(({ path }) => /\{(file|image|proof|signature)\w*\}/i.test(path))).toEqual([])
})

test('no sample user and no scenario carries a picture', () => {
  const pictures = /data:image|iVBORw0KGgo|\/9j\/4AAQ|"(?:bytes|content|base64)":\s*"/
  const scenarios = bundle('mock-server/scenarios')
  expect(scenarios.length).toBeGreaterThan(10)
  expect(scenarios.filter(({ text }) => pictures.test(text)).map(({ path }) => path)).toEqual([])
})
