// A market socket as it is first written: twice a second, every client gets its own JSON.stringify of all items.
// Usage: node naive-feed.ts <port> <file with the items>
import { readFileSync } from 'node:fs'
import { WebSocketServer } from 'ws'

const [port, file = ''] = process.argv.slice(2)
const items: { price: number; t: number }[] = JSON.parse(readFileSync(file, 'utf8'))
const server = new WebSocketServer({ port: Number(port), host: '127.0.0.1' })
server.on('connection', (client) => client.send(JSON.stringify(items)))
server.on('listening', () => console.log('ready'))

setInterval(() => {
  for (const item of items) item.t = Date.now()
  for (const client of server.clients) client.send(JSON.stringify(items))
}, 500)
