import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asBlocks, asTabs, type Sample } from './calls.ts'
import type { Schema } from './document.ts'
import { fieldRows } from './fields.ts'
import { code, prose, table } from './markdown.ts'
import type { StagedPage } from './page.ts'

interface Message {
  readonly title: string
  readonly summary: string
  readonly payload: Schema
  readonly examples: readonly { readonly summary: string; readonly payload: unknown }[]
}

interface SocketDocument {
  readonly info: { readonly title: string; readonly description: string }
  readonly channels: Readonly<
    Record<
      string,
      {
        readonly address: string
        readonly description: string
        readonly bindings: { readonly ws: { readonly query: Schema } }
      }
    >
  >
  readonly components: { readonly messages: Readonly<Record<string, Message>> }
}

const samplesOf = (url: string): Sample[] => [
  {
    label: 'SDK',
    language: 'ts',
    source: `import { createMarketFeed } from '@swx/sdk/market-feed'

const feed = createMarketFeed({ url: '${url}' })
feed.subscribe((items, { full }) => {
  for (const { code, price, zdf } of items) console.log(full ? 'now' : 'changed', code, price, \`\${zdf} %\`)
})
feed.start() // reconnects by itself until feed.stop()`,
  },
  {
    label: 'WebSocket',
    language: 'ts',
    source: `const socket = new WebSocket('${url}')
socket.onmessage = ({ data }) => {
  const items: { code: string; price: number; zdf: number; t?: number }[] = JSON.parse(data)
  for (const { code, price } of items) if (price > 0) console.log(code, price)
}`,
  },
  {
    label: 'In a test',
    language: 'ts',
    source: `import { createControl } from '@swx/mock-server/control'
import { createMarketFeed } from '@swx/sdk/market-feed'

const world = await createControl({ baseUrl: 'http://127.0.0.1:4010' }).createWorld({ profile: 'trader' })
const feed = createMarketFeed({ url: world.socketUrl })
feed.start()
await world.call('setPrice', { path: { code: 'BTC' }, body: { price: 60000.5 } })`,
  },
  { label: 'Shell', language: 'sh', source: `npx wscat --connect '${url}'` },
]

/** The page of the market socket: how to connect, what arrives, what closes it. */
export function socketPage(root: string): StagedPage {
  const document: SocketDocument = JSON.parse(readFileSync(join(root, 'openapi/dist/asyncapi.json'), 'utf8'))
  const resolve = <Thing>(thing: Thing): Thing => {
    const reference = (thing as { $ref?: string } | undefined)?.$ref
    if (reference === undefined) return thing
    return reference
      .slice(2)
      .split('/')
      .reduce((value, key) => (value as Record<string, unknown>)[key], document as unknown) as Thing
  }
  const fields = (schema: Schema) =>
    table(
      ['Field', 'Type', 'Always', 'Meaning'],
      fieldRows(schema, { resolve, info: { version: '', description: '' }, tags: [], operations: [] }),
    )
  const [channel] = Object.values(document.channels)
  const [message] = Object.values(document.components.messages)
  if (!channel || !message) throw new Error('asyncapi.json has no channel or no message.')
  const samples = samplesOf(`ws://127.0.0.1:4010${channel.address}`)
  const page = (samplesText: string, run: readonly string[]): string =>
    `${[
      `# ${document.info.title}`,
      `\`WebSocket ${channel.address}\``,
      prose(document.info.description),
      '## Connect',
      samplesText,
      'What the SDK does on top (order, silence, reconnecting, a hidden page): [Market feed](../sdk/market-feed.md).',
      ...run,
      '## What is sent',
      'Nothing after connecting. In the address, for the mock server only:',
      fields(channel.bindings.ws.query),
      '## What comes back',
      `${prose(channel.description)} ${prose(message.summary)}`,
      fields(message.payload),
      ...message.examples.map(
        ({ summary, payload }) => `${prose(summary)}:\n\n${code('json', JSON.stringify(payload, null, 2))}`,
      ),
      '## When it ends',
      'The server closes with `1013` when it is overloaded: try again later. After any other close, and after 45 seconds without a message, connect again, with growing waits.',
    ].join('\n\n')}\n`
  return {
    path: 'reference/market-socket.md',
    source: 'openapi/market-feed.asyncapi.yaml',
    text: page(asTabs(samples), ['## Run it', '<RunMarketSocket />']),
    plain: page(asBlocks(samples), []),
  }
}
