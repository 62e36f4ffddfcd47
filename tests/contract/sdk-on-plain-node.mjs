// A program of someone who uses the SDK: plain JavaScript, no flags, whatever Node they have.
// Usage: node sdk-on-plain-node.mjs <origin> <module file> <user name>; prints what it saw as one line of JSON.
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const [origin, file, userName] = process.argv.slice(2)
const { createClient } = file.endsWith('/cjs/index.js')
  ? createRequire(import.meta.url)(file)
  : await import(pathToFileURL(file))

let token = null
let expired = 0
const client = createClient({
  baseUrl: origin,
  getToken: () => token,
  mode: 'demo',
  onUnauthorized: () => {
    expired += 1
  },
})
const registered = await client.POST('/swx/customer/login/register', {
  body: { userName, email: `${userName}@example.com`, code: '123456', password: 'Sandbox1pass' },
})
token = registered.data?.result.token ?? null
const markets = await client.GET('/swx/customer/index/listMarketByType', { params: { query: { type: 1 } } })
const me = await client.POST('/swx/customer/user/getUserInfo')
const refused = await client.POST('/swx/customer/login/login', {
  body: { userName: 'nobody_here', password: 'x' },
})
token = 'expired'
const after = await client.POST('/swx/customer/user/getUserInfo')

process.stdout.write(
  JSON.stringify({
    node: process.version,
    markets: markets.data?.result.length,
    userName: me.data?.result.userName,
    error: refused.error?.code,
    isExpired: after.data === undefined,
    expired,
  }),
)
