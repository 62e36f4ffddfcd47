import { createClient } from '@swx/sdk'
import { createOpenapiClient } from '@swx/sdk/openapi-fetch'

const baseUrl = process.env.SWX_URL
const client = createClient({ baseUrl, getToken: () => 'token', mode: 'demo' })
const api = createOpenapiClient(client, { baseUrl })
api.use({ onRequest: ({ schemaPath }) => console.log(schemaPath) })
const { data } = await api.GET('/swx/customer/index/listMarketByType', { params: { query: { type: 1 } } })
console.log(data.result[0].code)
