const { createClient, listMarketByType } = require('@swx/sdk')

const client = createClient({ baseUrl: process.argv[2], getToken: () => null, mode: 'demo' })
listMarketByType(client, { type: 1 }).then(([first]) => console.log(first.code))
