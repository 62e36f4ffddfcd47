import { describe, expect, it, vi } from 'vitest'
import { imageTypeOf, prepareImage } from './prepare-image.ts'

const limits = { maxBytes: 16, pickerMaxBytes: 64 }
const file = (hex: string, size: number) => {
  const bytes = new Uint8Array(size)
  bytes.set(hex.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? [])
  // Whatever the system says it is does not count.
  return new Blob([bytes], { type: 'image/gif' })
}

/** A PNG of one point, and a JPEG whose head holds a small picture with an end of its own. */
const wholePng =
  '89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63f8cfc00000030101003a6f2f0e0000000049454e44ae426082'
const wholeJpeg = 'ffd8ffe10008ffd8ffd90000ffda0004000102030405ffd9'
const picture = (hex: string, bytes = hex.length / 2) => file(hex, hex.length / 2).slice(0, bytes)

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
    for (const whole of [picture(wholePng), picture(wholeJpeg)]) {
      const prepared = await prepareImage(whole, { maxBytes: 100, pickerMaxBytes: 100 })
      if ('error' in prepared) throw new Error(prepared.error)
      expect(prepared.isVisible).toBe(true)
      expect(await prepared.image.text()).toBe(await whole.text())
    }
    expect(await prepareImage(file('ff4fff51', 16), limits)).toMatchObject({ isVisible: false })
  })

  it('is a picture to every page that opens it, although it was said to be a page', async () => {
    const page = file(wholePng, wholePng.length / 2).slice(0, wholePng.length / 2, 'text/html')
    const prepared = await prepareImage(page, { maxBytes: 100, pickerMaxBytes: 100 })
    expect('image' in prepared && prepared.image.type).toBe('image/png')
  })

  it('that is removed or changed while it is read is refused at once', async () => {
    const changed = Object.assign(picture(wholePng), {
      arrayBuffer: () => Promise.reject(new DOMException('The file has changed.', 'NotReadableError')),
    })
    expect(await prepareImage(changed, { maxBytes: 100, pickerMaxBytes: 100 })).toEqual({
      error: 'imageDamaged',
    })
  })

  it('is sent as it was when it was looked at, whatever stands in its place by then', async () => {
    let reads = 0
    const page = new Blob(['<script>alert(1)</script>'])
    const swapped = Object.assign(picture(wholePng), {
      arrayBuffer: () => (reads++ ? page : picture(wholePng)).arrayBuffer(),
      slice: () => (reads++ ? page : picture(wholePng)),
    })
    const prepared = await prepareImage(swapped, { maxBytes: 100, pickerMaxBytes: 100 })
    if ('error' in prepared) throw new Error(prepared.error)
    expect(await prepared.image.text()).toBe(await picture(wholePng).text())
  })

  it.each([
    ['a PNG of 30,000 by 30,000 pixels', wholePng.replace('0000000100000001', '0000753000007530')],
    [
      'a JPEG of 30,000 by 30,000 pixels',
      wholeJpeg.replace('ffda', 'ffdb00040000ffc00011087530753003011100021100031100ffda'),
    ],
  ])('that is small and declares more pixels than a camera takes, %s, is never drawn', async (_, hex) => {
    const draw = vi.fn()
    vi.stubGlobal('createImageBitmap', draw)
    for (const maxBytes of [10, 200])
      expect(await prepareImage(picture(hex), { maxBytes, pickerMaxBytes: 200 })).toEqual({
        error: 'imageDamaged',
      })
    expect(draw).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  it.each([
    ['of another format', file('474946383961', 12), 'imageFormatWrong'],
    ['larger than may be picked', file('ffd8ffe0', 65), 'imagePickTooLarge'],
    [
      'of JPEG 2000 that is too large, because it cannot be made smaller',
      file('ff4fff51', 17),
      'imageTooLarge',
    ],
    ['that begins like a picture and is none', file('89504e47', 17), 'imageDamaged'],
    ['of a PNG that is cut off inside its last chunk', picture(wholePng, 60), 'imageDamaged'],
    ['of a PNG that is cut off between chunks', picture(wholePng, 33), 'imageDamaged'],
    ['of a JPEG that is cut off after the small picture at its head', picture(wholeJpeg, 22), 'imageDamaged'],
    ['of a JPEG that ends with its beginning', picture(wholeJpeg, 4), 'imageDamaged'],
  ])('%s is refused', async (_, picked, error) => {
    expect(await prepareImage(picked, limits)).toEqual({ error })
  })
})
