import { crc32, deflateSync } from 'node:zlib'
import { root } from './root.ts'

/** A drawn sample from the mock server's folder: nobody is on it. */
export const sample = (name: string): string => `${root}mock-server/samples/${name}`

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of noise, which does not compress: 1,000 x 1,000 points are about 3 MB. The same every time. */
export function noisePng(side: number): Buffer {
  const rows = Buffer.alloc(side * (1 + side * 3))
  let seed = 1
  for (let at = 0; at < rows.length; at++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    // Each row begins with its filter: none.
    rows[at] = at % (1 + side * 3) === 0 ? 0 : seed >>> 24
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
