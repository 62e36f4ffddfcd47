import { describe, expect, it } from 'vitest'
import { imageTypeOf } from './image-type.ts'
import { prepareImage } from './prepare-image.ts'

const limits = { maxBytes: 16, pickerMaxBytes: 64 }
const file = (hex: string, size: number) => {
  const bytes = new Uint8Array(size)
  bytes.set(hex.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? [])
  // Whatever the system says it is does not count.
  return new Blob([bytes], { type: 'image/gif' })
}

describe('a picked file', () => {
  it.each([
    ['ffd8ffe0', 'image/jpeg'],
    ['89504e470d0a1a0a', 'image/png'],
    ['0000000c6a5020200d0a', 'image/jp2'],
    ['ff4fff51002f', 'image/jp2'],
    ['474946383961', undefined],
    ['', undefined],
  ])('that begins with %j is %j', async (hex, type) => {
    expect(await imageTypeOf(file(hex, 12))).toBe(type)
  })

  it('is sent as it is when it fits; JPEG 2000 without a preview', async () => {
    const png = file('89504e470d0a1a0a', 16)
    expect(await prepareImage(png, limits)).toEqual({ image: png, isVisible: true })
    expect(await prepareImage(file('ff4fff51', 16), limits)).toMatchObject({ isVisible: false })
  })

  it.each([
    ['of another format', file('474946383961', 12), 'imageFormatWrong'],
    ['larger than may be picked', file('ffd8ffe0', 65), 'imagePickTooLarge'],
    [
      'of JPEG 2000 that is too large, because it cannot be made smaller',
      file('ff4fff51', 17),
      'imageTooLarge',
    ],
    ['that begins like a picture and is none', file('89504e47', 17), 'imageFormatWrong'],
  ])('%s is refused', async (_, picked, problem) => {
    expect(await prepareImage(picked, limits)).toEqual({ problem })
  })
})
