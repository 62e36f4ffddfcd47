/** Width and height of a picture, in pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

const IHDR = 0x49484452

/** The first chunk of a PNG says how large it is. */
export const sizeOfPng = (view: DataView): ImageSize | undefined =>
  view.byteLength >= 24 && view.getUint32(12) === IHDR
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : undefined

/** Markers of a frame are C0 to CF, but for two of tables and a reserved one. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The frame of a JPEG says how large it is; it stands before the first scan. */
export function sizeOfJpeg(view: DataView): ImageSize | undefined {
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}
