// `npm run playground`: a prompt with a client, every operation as a function, and a mock server behind them.
import { start } from 'node:repl'
import { showHelp } from './help.mjs'
import { requireTurbo } from './run.mjs'

showHelp(`
npm run playground

A prompt with a client, every operation as a function, and a mock server behind them.

  PORT=N  port of the mock server (a free one)
  --help  print this and end
`)

await requireTurbo(['build'], { extra: ['--filter=@swx/mock-server', '--filter=@swx/sdk'] })
const { startMockServer } = await import('../mock-server/dist/node.js')
const sdk = await import('../sdk/dist/index.js')
const { createMarketFeed, latestPerFrame } = await import('../sdk/dist/market-feed.js')
const { logCalls } = await import('../sdk/dist/debug.js')

const mockServer = await startMockServer({ port: Number(process.env.PORT ?? 0), profile: 'newUser' })
const me = { token: null, demo: true, language: 'en' }
const client = sdk.createClient({
  baseUrl: mockServer.url,
  getToken: () => me.token,
  getVirtual: () => me.demo,
  getLanguage: () => me.language,
  onUnauthorized: () => console.log('The session has expired.'),
  ...logCalls((line) => console.log(line)),
})
/** Signs in and stays so. */
const signIn = async (userName, password) => {
  me.token = (await sdk.login(client, { userName, password })).token
}
const feed = createMarketFeed({ url: `${mockServer.url.replace('http', 'ws')}/swx/customer/marketMessage` })

console.log(`A mock server answers at ${mockServer.url}; nothing here is real. Try:

  (await listMarketByType(client, { type: 1 })).length
  await client.GET('/swx/customer/index/listMarketByType', { params: { query: { type: 1 } } })
  await signIn('newuser', 'Sandbox1'); (await getUserInfo(client)).userName
  feed.subscribe((items) => console.log(items.length)); feed.start()

The pages of sdk/docs can be typed in here. .exit ends it.
`)
const prompt = start({ prompt: 'swx> ' })
Object.assign(prompt.context, sdk, { client, feed, me, signIn, createMarketFeed, latestPerFrame, logCalls })
prompt.on('exit', async () => {
  feed.stop()
  await mockServer.close()
  process.exit(0)
})
