import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { WebSocketServer } from 'ws'
import { sampleCandles, sampleInfo, sampleMarket, sampleStats } from './sample-market.ts'
import { startTicks } from './tick-source.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

const periods: Record<string, number> = {
  '1m': 60,
  '5m': 300,
  '15m': 900,
  '30m': 1800,
  '1h': 3600,
  '4h': 14_400,
  '1d': 86_400,
  '1w': 604_800,
}

/** The contract's largest page of candles. */
const WHOLE_PAGE = 500

export interface ServeAppOptions {
  /** Folder of the built app. */
  appDir: string
  ticksPerSecond: number
  /** @default 350 */
  instruments?: number
  /** How many candles a whole page of them has. @default as many as the app asks for */
  candles?: number
  /** 0 takes a free one. @default 0 */
  port?: number
}

/** Serves the built app, the three market calls it makes, and a socket that sends as many ticks as asked. */
export async function serveApp(options: ServeAppOptions) {
  const { appDir, ticksPerSecond, instruments = 350, candles = WHOLE_PAGE, port = 0 } = options
  const items = sampleMarket(instruments)
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const ticks = startTicks(items, ticksPerSecond, (frame) => {
    for (const socket of sockets.clients) socket.send(frame)
  })

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://bench')
    if (url.pathname.startsWith('/swx/')) answer(url, response)
    else void serveFile(request, url.pathname, response)
  })

  function answer({ pathname, searchParams }: URL, response: ServerResponse) {
    const operation = pathname.replace('/swx/customer/index/', '')
    const code = searchParams.get('code')
    const item = items.find((known) => known.code === code || operation === `getMarketInfo/${known.id}`)
    if (operation === 'listMarketByType') return envelope(response, items)
    if (operation === 'listMarketStats') return envelope(response, items.map(sampleStats))
    if (operation === 'getKValueByCodeAndDate' && item) {
      const seconds = periods[searchParams.get('period') ?? '1m'] ?? 60
      const limit = Number(searchParams.get('limit') ?? WHOLE_PAGE)
      return envelope(response, sampleCandles(item, seconds, limit < WHOLE_PAGE ? limit : candles))
    }
    if (item) return envelope(response, sampleInfo(item))
    response.writeHead(404, { 'content-type': types['.json'] }).end('{}')
  }

  async function serveFile(request: IncomingMessage, pathname: string, response: ServerResponse) {
    const isPage = extname(pathname) === ''
    try {
      const body = await readFile(join(appDir, isPage ? 'index.html' : normalize(pathname)))
      response.writeHead(200, {
        'content-type': types[isPage ? '.html' : extname(pathname)] ?? 'application/octet-stream',
      })
      response.end(request.method === 'HEAD' ? undefined : body)
    } catch {
      response.writeHead(404).end()
    }
  }

  server.on('upgrade', (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, (client) => {
      const t = Date.now()
      client.send(JSON.stringify(items.map(({ code, price, zdf }) => ({ code, price, zdf, t }))))
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ticksSent: ticks.sent,
    async close() {
      ticks.stop()
      for (const client of sockets.clients) client.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function envelope(response: ServerResponse, result: unknown) {
  response.writeHead(200, { 'content-type': types['.json'] })
  response.end(
    JSON.stringify({ code: '200', msg: '', result, traceId: 'bench', serverTime: new Date().toISOString() }),
  )
}
