/** Width and height of a picture, in pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** A picture begins with its header, which says how large it is. */
const ofPng = (bytes: Uint8Array, view: DataView): ImageSize | undefined =>
  bytes.length >= 24 && textAt(bytes, 12, 4) === 'IHDR'
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : undefined

/** The frame header, found from segment to segment: C0 to CF, but for tables and a marker that is reserved. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const ofJpeg = (bytes: Uint8Array, view: DataView): ImageSize | undefined => {
  let at = 2
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] as number
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    else at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** JPEG 2000: the image header box near the beginning of a file, or the second marker of a bare codestream. */
const ofJp2 = (bytes: Uint8Array, view: DataView): ImageSize | undefined => {
  if (bytes[0] === 0xff)
    return bytes.length >= 16 ? { width: view.getUint32(8), height: view.getUint32(12) } : undefined
  const at = textAt(bytes, 0, 1_024).indexOf('ihdr')
  return at > 0 && bytes.length >= at + 12
    ? { height: view.getUint32(at + 4), width: view.getUint32(at + 8) }
    : undefined
}

const readers = { 'image/png': ofPng, 'image/jpeg': ofJpeg, 'image/jp2': ofJp2 }

/** The size that the header of a picture declares; undefined when it has no such header. */
export const imageSizeOf = (type: keyof typeof readers, bytes: Uint8Array): ImageSize | undefined =>
  readers[type](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
