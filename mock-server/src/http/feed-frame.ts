/**
 * A text as an unmasked WebSocket frame (RFC 6455, section 5.2). Frames from a server are the same for every
 * client, so the bytes are made once and written to each connection as they are.
 */
const textFrame = (text: string): Buffer => {
  const length = Buffer.byteLength(text)
  const header = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(header + length)
  frame[0] = 0x81
  if (header === 2) frame[1] = length
  else if (header === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, header)
  return frame
}

/** Makes frames, remembering the last one: a hub sends one text to all its clients in a row. */
export const createFramer = (): ((text: string) => Buffer) => {
  let lastText: string | undefined
  let lastFrame: Buffer = Buffer.alloc(0)
  return (text) => {
    if (text !== lastText) {
      lastText = text
      lastFrame = textFrame(text)
    }
    return lastFrame
  }
}
