import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestStandIn } from '../exports/test.ts'

/** Sends two requests without a body over one connection, the second once the first is answered; gives the answers. */
const twoOnOne = (port: number, request: string) =>
  new Promise<string[]>((settle, refuse) => {
    const answers: string[] = []
    let seen = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.on('error', refuse)
    socket.on('data', (bytes) => {
      seen += bytes
      const [head = '', body] = seen.split('\r\n\r\n')
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
      if (body === undefined || Buffer.byteLength(body) < length) return
      answers.push(seen)
      seen = ''
      if (answers.length === 1) socket.write(request)
      else socket.end()
    })
    socket.on('close', () => settle(answers))
  })

test('one connection serves one request after the other, and is not closed behind the client on this machine', async () => {
  const standIn = await startTestStandIn()
  const port = Number(new URL(standIn.url).port)
  const answers = await twoOnOne(
    port,
    'GET /swx/customer/index/listSmartProduct HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
  )
  await standIn.close()
  expect(answers).toHaveLength(2)
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    // What a server says that closes connections by itself.
    expect(answer).not.toMatch(/keep-alive: timeout/i)
  }
})

test.each([
  ['/swx/customer/login/logout', 401],
  ['/__sandbox/invariants', 401],
  ['/nothing', 405],
])('a POST to %s that announces no body is answered and does not wait for one', async (path, status) => {
  const standIn = await startTestStandIn({ control: true })
  const port = Number(new URL(standIn.url).port)
  const answers = await twoOnOne(port, `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
  await standIn.close()
  expect(answers.map((answer) => Number(answer.slice(9, 12)))).toEqual([status, status])
})
