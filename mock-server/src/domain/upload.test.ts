import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { picture, pictures } from '../test/images.ts'
import { checkImage, isOwnUpload, MAX_UPLOAD_BYTES } from './upload.ts'

test('a file is what its first bytes say', () => {
  expect(checkImage(picture(pictures.jpeg))).toBe('image/jpeg')
  expect(checkImage(picture(pictures.png))).toBe('image/png')
  expect(checkImage(picture(pictures.jp2))).toBe('image/jp2')
  expect(checkImage(picture(pictures.codestream))).toBe('image/jp2')
  expect(checkImage(picture([0x47, 0x49, 0x46]))).toEqual({ error: 'imageFormatWrong' })
  expect(checkImage(picture([0xff, 0xd8], 2))).toEqual({ error: 'imageFormatWrong' })
})

test.each([
  'identity-front.jp2',
  'identity-back.jpg',
  'holding-document.jpg',
  'passport.png',
  'signature.png',
])('the sample %s is taken', (name) => {
  const bytes = readFileSync(new URL(`../../samples/${name}`, import.meta.url))
  expect(checkImage(bytes)).toMatch(/^image/)
})

test.each(Object.entries(pictures))('a signature of %s without a header is no picture', (_, begins) => {
  for (let size = 0; size < begins.length; size++)
    expect(checkImage(picture(begins, size)), `${size} bytes`).toEqual({ error: 'imageFormatWrong' })
})

test.each([
  ['no width', [0, 0, 0, 0], [0, 0, 0, 48]],
  ['2,147,483,647 pixels each way', [0x7f, 0xff, 0xff, 0xff], [0x7f, 0xff, 0xff, 0xff]],
  ['more pixels than any camera takes', [0, 0, 0x40, 0], [0, 0, 0x40, 0]],
])('a picture that declares %s is refused', (_, width, height) => {
  const begins = [...pictures.png.slice(0, 16), ...width, ...height]
  expect(checkImage(picture(begins))).toEqual({ error: 'imageFormatWrong' })
})

test('whatever bytes follow a signature, a picture is taken or refused', () => {
  const starts = fc
    .constantFrom(...Object.values(pictures))
    .chain((begins) => fc.nat({ max: begins.length }).map((size) => begins.slice(0, size)))
  fc.assert(
    fc.property(starts, fc.uint8Array({ maxLength: 60 }), (begins, rest) => {
      expect(['string', 'object']).toContain(typeof checkImage(Uint8Array.from([...begins, ...rest])))
    }),
  )
})

test('2 MB are taken and a byte more is not', () => {
  const bytes = picture(pictures.jpeg, MAX_UPLOAD_BYTES + 1)
  expect(checkImage(bytes.subarray(0, MAX_UPLOAD_BYTES))).toBe('image/jpeg')
  expect(checkImage(bytes)).toEqual({ error: 'imageTooLarge' })
})

test('no user can use the file of another, or one sent for something else', () => {
  const upload = { userId: 'u1', purpose: 'kyc' } as const
  expect(isOwnUpload(upload, 'u1', 'kyc')).toBe(true)
  expect(isOwnUpload(upload, 'u2', 'kyc')).toBe(false)
  expect(isOwnUpload(upload, 'u1', 'recharge')).toBe(false)
  expect(isOwnUpload(undefined, 'u1', 'kyc')).toBe(false)
})
