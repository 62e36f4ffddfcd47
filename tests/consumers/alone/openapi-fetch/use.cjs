const { createClient } = require('@swx/sdk')
const { createOpenapiClient } = require('@swx/sdk/openapi-fetch')

const baseUrl = process.env.SWX_URL
const client = createClient({ baseUrl, getToken: () => 'token', mode: 'demo' })
const api = createOpenapiClient(client, { baseUrl })
api.use({ onRequest: ({ schemaPath }) => console.log(schemaPath) })
const query = { type: 1 }
api
  .GET('/swx/customer/index/listMarketByType', { params: { query } })
  .then(({ data }) => console.log(data.result[0].code))
