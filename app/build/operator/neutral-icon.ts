import { deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]

const edge: Colour = [0x13, 0x1a, 0x22]
const paper: Colour = [0xff, 0xff, 0xff]

/** Two lines over the middle, as parts of the height: the same sign in every size. */
const isLine = (part: number) => (part > 0.4 && part < 0.46) || (part > 0.54 && part < 0.6)

/** The icon of an operator that names none, as SVG. */
export const neutralSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="#131a22"/><path d="M128 220h256M128 292h256" stroke="#ffffff" stroke-width="31"/></svg>'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}

function crc32(data: Buffer): number {
  let crc = 0xffffffff
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** The same as a PNG of `size` pixels each way, on a ground of its own colour or of another one. */
export function neutralPng(size: number, ground: Colour = edge): Buffer {
  const row = (y: number) =>
    Buffer.from([
      0,
      ...Array.from({ length: size }, (_, x) => {
        const isInside = x / size > 0.25 && x / size < 0.75
        return isInside && isLine(y / size) ? paper : ground
      }).flat(),
    ])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: size }, (_, y) => row(y))))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
