import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { measureApart } from './measure-apart.ts'

const run = (code: string, until = new AbortController().signal) =>
  measureApart(['--input-type=module', '--eval', code], until)

test('what a program found comes back, even while something of it is still open', async () => {
  const found = { measures: [{ name: 'speed', value: 2, unit: 'ms' }] }
  const code = `setInterval(() => {}, 1000); process.send(${JSON.stringify({ found })}, () => process.exit(0))`
  expect(await run(code)).toEqual(found)
})

test('a program says itself why it has no figures', async () => {
  const code = `process.send({ why: 'The port is taken.' }, () => process.exit(0))`
  await expect(run(code)).rejects.toThrow('The port is taken.')
})

test('a program that breaks off is told with its exit code', async () => {
  await expect(run('process.exit(7)')).rejects.toThrow('It ended with code 7 before it had figures.')
})

test('a program that takes too long is ended with all it started', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  // What the program starts holds a connection for as long as it runs.
  const helper = `require('node:net').connect(${port}, '127.0.0.1')`
  const tooLong = new AbortController()
  const running = run(
    `import { spawn } from 'node:child_process'
    spawn(process.execPath, ['--eval', ${JSON.stringify(helper)}], { stdio: 'ignore' })`,
    tooLong.signal,
  )
  const outcome = expect(running).rejects.toThrow('It was ended before it had figures.')
  const [connection] = (await once(server, 'connection')) as [Socket]
  const closed = once(
    connection.resume().on('error', () => undefined),
    'close',
  )
  tooLong.abort(new Error('Ten minutes are over.'))
  await Promise.all([outcome, closed])
})
