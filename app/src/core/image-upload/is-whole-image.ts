import type { ImageType } from './image-type.ts'

const PNG_HEAD = 8
const IEND = 0x49454e44

/** Whether the chunks of a PNG lead to its last one, `IEND`. */
function isWholePng(view: DataView): boolean {
  let at = PNG_HEAD
  // A chunk: its length, its name, that many bytes, a checksum.
  while (at + 12 <= view.byteLength) {
    const next = at + 12 + view.getUint32(at)
    if (view.getUint32(at + 4) === IEND) return next <= view.byteLength
    at = next
  }
  return false
}

/** Whether a JPEG has an end after the segments at its head, which may hold a small picture with an end of its own. */
function isWholeJpeg(view: DataView): boolean {
  let at = 2
  while (at + 4 <= view.byteLength && view.getUint8(at) === 0xff) {
    const isScan = view.getUint8(at + 1) === 0xda
    at += 2 + view.getUint16(at + 2)
    if (isScan) break
  }
  for (let end = view.byteLength - 2; end >= at; end--) if (view.getUint16(end) === 0xffd9) return true
  return false
}

/** Whether a picture is there to its end. Browsers draw the first part of one that is cut off, and say nothing. */
export async function isWholeImage(file: Blob, type: ImageType): Promise<boolean> {
  if (type === 'image/jp2') return true
  const view = new DataView(await file.arrayBuffer())
  return type === 'image/png' ? isWholePng(view) : isWholeJpeg(view)
}
