import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startInsideMockServer } from '../test/inside-world.ts'
import { sendRaw } from '../test/raw-request.ts'

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
  const mockServer = await startInsideMockServer()
  const port = Number(new URL(mockServer.url).port)
  const answers = await twoOnOne(
    port,
    'GET /swx/customer/index/listSmartProduct HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
  )
  await mockServer.close()
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
  const mockServer = await startInsideMockServer({ control: true })
  const port = Number(new URL(mockServer.url).port)
  const answers = await twoOnOne(port, `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
  await mockServer.close()
  expect(answers.map((answer) => Number(answer.slice(9, 12)))).toEqual([status, status])
})

test('a connection whose answers are not read is served no further', async () => {
  const mockServer = await startInsideMockServer()
  const port = Number(new URL(mockServer.url).port)
  const request =
    'GET /swx/customer/index/listMarketByType HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: identity\r\n\r\n'
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  await once(socket, 'connect')
  socket.write(request.repeat(200))
  const other = `${mockServer.url}/swx/customer/index/listSmartProduct`
  for (let count = 0; count < 20; count++) expect((await fetch(other)).status).toBe(200)
  const served = () =>
    mockServer.world.journal.since(0).filter(({ operation }) => operation === 'listMarketByType')
  expect(served().length).toBeGreaterThan(0)
  expect(served().length).toBeLessThan(20)

  let count = 0
  let rest = ''
  const answers = new Promise<number>((settle) => {
    socket.on('data', (bytes) => {
      // A head may come in two pieces.
      const heads = (rest + bytes.toString('latin1')).split('HTTP/1.1 200')
      count += heads.length - 1
      rest = heads.at(-1)?.slice(-20) ?? ''
      if (count === 200) settle(count)
    })
  })
  socket.resume()
  expect(await answers).toBe(200)
  socket.destroy()
  await mockServer.close()
})

test('a request with two Host headers is refused', async () => {
  const mockServer = await startInsideMockServer()
  const socket = connect(Number(new URL(mockServer.url).port), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n')
  const [first] = await once(socket, 'data')
  expect(String(first)).toMatch(/^HTTP\/1\.1 400 /)
  socket.destroy()
  await mockServer.close()
})

test('requests that offer HTTP/2, as clients of Java and curl do, are answered over HTTP/1.1, each in its turn', async () => {
  const mockServer = await startInsideMockServer()
  const warnings: Error[] = []
  const note = (warning: Error) => void warnings.push(warning)
  process.on('warning', note)
  const offer =
    'Host: 127.0.0.1\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAA\r\n'
  const read = `GET /swx/customer/index/getParamByKey/features HTTP/1.1\r\n${offer}\r\n`
  const body = JSON.stringify({ userName: 'nobody_here', password: 'Sandbox1' })
  const write =
    `POST /swx/customer/login/login HTTP/1.1\r\n${offer}Content-Type: application/json\r\n` +
    `Content-Length: ${body.length}\r\n\r\n${body}`
  const plain =
    'GET /swx/customer/index/getMarketInfo/unknown HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n'
  const socket = connect(Number(new URL(mockServer.url).port), '127.0.0.1')
  socket.write(read + write + read.repeat(12) + plain)
  let seen = ''
  socket.on('data', (bytes) => {
    seen += bytes
  })
  await once(socket, 'close')
  await mockServer.close()
  process.off('warning', note)
  expect(seen.match(/(?<=HTTP\/1\.1 )\d+|(?<="code":")\d+/g)).toEqual([
    ...['200', '200'],
    ...['200', '10009'],
    ...Array.from({ length: 12 }, () => ['200', '200']).flat(),
    ...['200', '10015'],
  ])
  expect(warnings).toEqual([])
})

test.each([
  ['http://127.0.0.1/swx/customer/index/getParamByKey/features', 200],
  ['HTTP://127.0.0.1/swx/customer/index/listMarketByType?type=9', 400],
  ['http://evil.example/swx/customer/index/getParamByKey/features', 404],
])('a request for %s, as to a proxy, is served if the server is meant: %i', async (address, status) => {
  const mockServer = await startInsideMockServer()
  const answer = await sendRaw(Number(new URL(mockServer.url).port), address, { Host: '127.0.0.1' })
  await mockServer.close()
  expect(answer.status).toBe(status)
})
