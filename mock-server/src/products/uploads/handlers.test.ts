import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { type Customer, createCustomer } from '../../test/customer.ts'
import { picture, pictures } from '../../test/images.ts'
import { type InsideWorld, startInsideMockServer } from '../../test/inside-world.ts'
import { workedWorld } from '../../test/money.ts'

const { jpeg: JPEG, png: PNG, jp2: JP2, codestream: CODESTREAM } = pictures
const LIMIT = 2_097_152

let world: InsideWorld
let mei: Customer
beforeEach(async () => {
  world = await workedWorld()
  mei = createCustomer(world)
})

const formOf = (bytes: Uint8Array<ArrayBuffer>, purpose = 'kyc', name = 'photo.txt'): FormData => {
  const form = new FormData()
  form.set('file', new File([bytes], name, { type: 'text/plain' }))
  form.set('purpose', purpose)
  return form
}
const send = async (body: BodyInit, headers: Record<string, string> = {}) => {
  const response = await world.request('user/upload', {
    method: 'POST',
    body,
    headers: { Authorization: mei.token, virtually: 'NO', ...headers },
  })
  return { status: response.status, ...(await response.json()) }
}

test.each([
  [JPEG, 'image/jpeg'],
  [PNG, 'image/png'],
  [JP2, 'image/jp2'],
  [CODESTREAM, 'image/jp2'],
])('an image is known by its first bytes %j, whatever its name says: %s', async (signature, mime) => {
  const answer = await send(formOf(picture(signature)))
  expect(answer).toMatchObject({ status: 200, code: '200', result: { mime, bytes: 64 } })
})

test('what is kept of a file is everything but its bytes', async () => {
  const secret = new TextEncoder().encode('a private photo')
  const bytes = picture(PNG, 100)
  bytes.set(secret, 40)
  const { result } = await send(formOf(bytes, 'signature'))
  expect(result.sha256).toMatch(/^[0-9a-f]{64}$/)
  expect(world.store.read.uploads.get(result.fileId)).toEqual({
    fileId: result.fileId,
    userId: mei.id,
    purpose: 'signature',
    mime: 'image/png',
    bytes: 100,
    sha256: result.sha256,
    createdAt: world.now(),
  })
  const dump = JSON.stringify(world.store.dump(), (_, value) =>
    typeof value === 'bigint' ? `${value}` : value,
  )
  expect(dump).not.toContain('a private photo')
})

test.each([
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
  ['a GIF', [0x47, 0x49, 0x46, 0x38]],
  ['half a signature', [0xff, 0xd8]],
])('%s is refused as no image, and nothing is kept', async (_, signature) => {
  const before = world.hash()
  expect(await send(formOf(picture(signature), 'kyc', 'photo.jpg'))).toMatchObject({
    status: 415,
    code: '11011',
  })
  expect(world.hash()).toBe(before)
})

test('2 MB are taken, a byte more is not, and neither is far more', async () => {
  expect((await send(formOf(picture(JPEG, LIMIT)))).result.bytes).toBe(LIMIT)
  for (const size of [LIMIT + 1, LIMIT + 100_000])
    expect(await send(formOf(picture(JPEG, size)))).toMatchObject({ status: 413, code: '11012' })
})

test('a form has a file that is not empty, and a purpose', async () => {
  const without = (name: string) => {
    const form = formOf(picture(PNG))
    form.delete(name)
    return form
  }
  const asText = without('file')
  asText.set('file', 'no file at all')
  for (const [form, field] of [
    [without('file'), 'file'],
    [without('purpose'), 'purpose'],
    [formOf(picture(PNG), 'holiday'), 'purpose'],
    [formOf(picture([], 0)), 'file'],
    [asText, 'file'],
  ] as const) {
    const answer = await send(form)
    expect(answer).toMatchObject({ status: 400, code: '400', errors: [{ field }] })
  }
})

test('only forms are read, and only whole ones', async () => {
  const json = { 'Content-Type': 'application/json' }
  expect(await send('{}', json)).toMatchObject({ status: 415, code: '415' })
  for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data; boundary='])
    expect((await send('--x\r\nbroken', { 'Content-Type': type })).status).toBe(400)
  expect((await send('', { 'Content-Type': 'multipart/form-data; boundary=x' })).status).toBe(400)
})

test('needs a session, and a demo account that is on', async () => {
  expect((await send(formOf(picture(PNG)), { Authorization: 'unknown' })).status).toBe(401)
  expect((await send(formOf(picture(PNG)), { virtually: 'YES' })).code).toBe('200')
  mei.change({ demoEnabled: false })
  expect((await send(formOf(picture(PNG)), { virtually: 'YES' })).code).toBe('11006')
})

test('files travel over HTTP, up to the limit', async () => {
  const mockServer = await startInsideMockServer({ profile: 'visitor' })
  try {
    const actor = {
      userName: 'mei_lin',
      email: 'mei@example.com',
      code: '123456',
      password: 'Harbour2026',
    }
    const post = (path: string, init: RequestInit) =>
      fetch(`${mockServer.url}/swx/customer/${path}`, { method: 'POST', ...init })
    const registered = await post('login/register', {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(actor),
    })
    const { token } = (await registered.json()).result
    const upload = (bytes: Uint8Array<ArrayBuffer>) =>
      post('user/upload', { headers: { Authorization: token }, body: formOf(bytes) })
    expect((await (await upload(picture(PNG, LIMIT))).json()).result.bytes).toBe(LIMIT)
    const refused = await upload(picture(PNG, LIMIT + 1))
    expect([refused.status, (await refused.json()).code]).toEqual([413, '11012'])
  } finally {
    await mockServer.close()
  }
})

test.each([
  ['identity-front.jpg', 'image/jpeg'],
  ['identity-back.jpg', 'image/jpeg'],
  ['holding-document.jpg', 'image/jpeg'],
  ['identity-front.jp2', 'image/jp2'],
  ['passport.png', 'image/png'],
  ['signature.png', 'image/png'],
  ['transfer-proof.png', 'image/png'],
])('the sample document %s is taken as %s', async (name, mime) => {
  const bytes = await readFile(join(import.meta.dirname, '../../../samples', name))
  expect((await send(formOf(new Uint8Array(bytes), 'kyc', name))).result).toMatchObject({
    mime,
    bytes: bytes.length,
  })
})
