/** The kinds of images the backend takes. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/jp2'

const beginnings: readonly (readonly [hex: string, type: ImageType])[] = [
  ['ffd8ff', 'image/jpeg'],
  ['89504e47', 'image/png'],
  ['0000000c6a502020', 'image/jp2'],
  ['ff4fff51', 'image/jp2'],
]

/** What a file is by its first bytes; its name and what the system calls it can be wrong. */
export async function imageTypeOf(file: Blob): Promise<ImageType | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return beginnings.find(([beginning]) => hex.startsWith(beginning))?.[1]
}
