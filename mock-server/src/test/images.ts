/** The beginnings of pictures of 64 by 48 pixels, by how they are written: all that the mock server looks at. */
export const pictures = {
  png: [
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...[0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 64, 0, 0, 0, 48],
  ],
  jpeg: [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 0, 48, 0, 64],
  jp2: [
    ...[0, 0, 0, 12, 0x6a, 0x50, 0x20, 0x20, 0x0d, 0x0a],
    ...[0x69, 0x68, 0x64, 0x72, 0, 0, 0, 48, 0, 0, 0, 64],
  ],
  codestream: [0xff, 0x4f, 0xff, 0x51, 0, 47, 0, 0, 0, 0, 0, 64, 0, 0, 0, 48],
} as const

/** A file that begins like a picture. */
export const picture = (begins: readonly number[] = pictures.png, size = 64): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(size)
  bytes.set(begins.slice(0, size))
  return bytes
}
