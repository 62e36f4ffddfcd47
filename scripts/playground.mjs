// `npm run playground`: a prompt with a client, every operation as a function, and a stand-in backend behind them.
import { start } from 'node:repl'
import { requireTurbo } from './run.mjs'

await requireTurbo(['build'], { extra: ['--filter=@swx/mock-server', '--filter=@swx/sdk'] })
const { startStandIn } = await import('../mock-server/dist/node.js')
const sdk = await import('../sdk/dist/index.js')
const { createMarketFeed, latestPerFrame } = await import('../sdk/dist/market-feed.js')
const { logCalls } = await import('../sdk/dist/debug.js')

const standIn = await startStandIn({ port: Number(process.env.PORT ?? 0), profile: 'newUser' })
const me = { token: null, demo: true, language: 'en' }
const client = sdk.createClient({
  baseUrl: standIn.url,
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
const feed = createMarketFeed({ url: `${standIn.url.replace('http', 'ws')}/swx/customer/marketMessage` })

console.log(`A stand-in backend answers at ${standIn.url}; nothing here is real. Try:

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
  await standIn.close()
  process.exit(0)
})
