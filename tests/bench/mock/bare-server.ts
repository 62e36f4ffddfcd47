// The least a Node server can do for a GET by id: node:http and a map from id to the body, made ready beforehand. A POST
// is read and parsed as JSON before it gets its answer.
// Usage: node bare-server.ts <port> <path before the id> <file with { id: document }>
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port, prefix = '', file = ''] = process.argv.slice(2)
const documents = Object.entries(JSON.parse(readFileSync(file, 'utf8')))
const bodies = new Map(documents.map(([id, document]) => [id, Buffer.from(JSON.stringify(document))]))
const missing = Buffer.from('null')

createServer((request, response) => {
  const path = request.url ?? ''
  const found = path.startsWith(prefix) ? bodies.get(path.slice(prefix.length)) : undefined
  const body = found ?? missing
  const answer = () => {
    response.writeHead(found === undefined ? 404 : 200, {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
    })
    response.end(body)
  }
  if (request.method !== 'POST') return answer()
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString('utf8'))
    answer()
  })
}).listen(Number(port), '127.0.0.1', () => console.log(`ready http://127.0.0.1:${port}`))
