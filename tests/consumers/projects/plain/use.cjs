const { createClient, listMarketByType } = require('@swx/sdk')

const client = createClient({ baseUrl: process.argv[2], getToken: () => null, getVirtual: () => true })
listMarketByType(client, { type: 1 }).then(([first]) => console.log(first.code))
