// Listens to a market socket with many clients, some of which never read, and prints one line of JSON. Frames are counted
// and not parsed: a process that has to read the texts of a thousand clients would be what is measured. It goes on
// listening until it is stopped, so that nobody takes a thousand goodbyes for part of the work.
// Usage: node feed-clients.ts <ws url> <clients> <of them slow> <milliseconds>
import { connect, type Socket } from 'node:net'

const [address = '', clients = '1000', slow = '0', milliseconds = '5000'] = process.argv.slice(2)
const { hostname, port, pathname, search, host } = new URL(address)
const handshake = [
  `GET ${pathname}${search} HTTP/1.1`,
  `Host: ${host}`,
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '',
  '',
].join('\r\n')

let messages = 0
let bytes = 0
let closed = 0

/** Length of a frame's header and of its content, or undefined while the header is incomplete. */
const measure = (data: Buffer, at: number): { header: number; length: number } | undefined => {
  if (data.length - at < 2) return undefined
  const short = (data[at + 1] ?? 0) & 0x7f
  if (short < 126) return { header: 2, length: short }
  const header = short === 126 ? 4 : 10
  if (data.length - at < header) return undefined
  return {
    header,
    length: short === 126 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2)),
  }
}

/** Connects a client; settles when it has had its first message, or its handshake if it never reads on. */
const listen = (isSlow: boolean): Promise<Socket> =>
  new Promise((settle, refuse) => {
    const socket = connect(Number(port), hostname, () => socket.write(handshake))
    let head: Buffer = Buffer.alloc(0)
    let isOpen = false
    /** Bytes of the message under way that are still to come. */
    let missing = 0
    const read = (data: Buffer): void => {
      let at = 0
      while (at < data.length) {
        if (missing > 0) {
          const part = Math.min(missing, data.length - at)
          missing -= part
          at += part
        } else {
          const found = measure(data, at)
          if (!found) break
          at += found.header
          missing = found.length
        }
        if (missing === 0) {
          messages += 1
          settle(socket)
        }
      }
      head = data.subarray(at)
    }
    socket.on('data', (chunk) => {
      bytes += chunk.length
      const data = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      if (isOpen) return read(data)
      const end = data.indexOf('\r\n\r\n')
      if (end < 0) {
        head = data
        return
      }
      if (!data.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101')))
        return refuse(new Error(data.toString('latin1', 0, end)))
      isOpen = true
      if (!isSlow) return read(data.subarray(end + 4))
      socket.pause()
      settle(socket)
    })
    socket.on('error', refuse)
    socket.on('close', () => {
      closed += 1
      refuse(new Error('The server closed a connection before its first message.'))
    })
  })

const slowOnes = Number(slow)
const sockets: Socket[] = []
for (let index = 0; index < Number(clients); index += 1) sockets.push(await listen(index < slowOnes))
console.log('ready')
const [firstMessage, firstByte] = [messages, bytes]
const started = performance.now()
setTimeout(() => {
  const seconds = (performance.now() - started) / 1000
  console.log(
    `result ${JSON.stringify({ seconds, messages: messages - firstMessage, bytes: bytes - firstByte, closed })}`,
  )
}, Number(milliseconds))
