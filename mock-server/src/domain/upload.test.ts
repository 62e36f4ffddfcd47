import { expect, test } from 'vitest'
import { checkImage, isOwnUpload, MAX_UPLOAD_BYTES } from './upload.ts'

const file = (...head: number[]): Uint8Array => Uint8Array.from([...head, 0, 0, 0, 0])

test('a file is what its first bytes say', () => {
  expect(checkImage(file(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg')
  expect(checkImage(file(0x89, 0x50, 0x4e, 0x47))).toBe('image/png')
  expect(checkImage(file(0, 0, 0, 12, 0x6a, 0x50, 0x20, 0x20))).toBe('image/jp2')
  expect(checkImage(file(0xff, 0x4f, 0xff, 0x51))).toBe('image/jp2')
  expect(checkImage(file(0x47, 0x49, 0x46))).toEqual({ refused: '11011' })
  expect(checkImage(Uint8Array.from([0xff, 0xd8]))).toEqual({ refused: '11011' })
})

test('2 MB are taken and a byte more is not', () => {
  const bytes = new Uint8Array(MAX_UPLOAD_BYTES + 1)
  bytes.set([0xff, 0xd8, 0xff])
  expect(checkImage(bytes.subarray(0, MAX_UPLOAD_BYTES))).toBe('image/jpeg')
  expect(checkImage(bytes)).toEqual({ refused: '11012' })
})

test('no user can use the file of another, or one sent for something else', () => {
  const upload = { userId: 'u1', purpose: 'kyc' } as const
  expect(isOwnUpload(upload, 'u1', 'kyc')).toBe(true)
  expect(isOwnUpload(upload, 'u2', 'kyc')).toBe(false)
  expect(isOwnUpload(upload, 'u1', 'recharge')).toBe(false)
  expect(isOwnUpload(undefined, 'u1', 'kyc')).toBe(false)
})
