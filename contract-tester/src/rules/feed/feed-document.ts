import { $RefParser } from '@apidevtools/json-schema-ref-parser'
import { CannotRunError } from '../../document/cannot-run-error.ts'
import { isObject, type JsonObject } from '../../document/json.ts'
import { follow, join } from '../../document/pointer.ts'

/** A feed of an AsyncAPI document: where it is, and the schema of its messages. */
export interface FeedDocument {
  readonly root: JsonObject
  readonly name: string
  readonly address: string
  readonly schemaPointer: string
  /** Seconds after which a silent feed is broken (`x-silence-seconds`, on the channel). */
  readonly silenceSeconds: number | undefined
}

/** Where a feed is, on the server of the calls. */
export const feedUrl = ({ address }: FeedDocument, baseUrl: string): string =>
  new URL(baseUrl).origin.replace(/^http/, 'ws') + address

/** Reads the first channel of an AsyncAPI 3 document. */
export async function readFeedDocument(file: string): Promise<FeedDocument> {
  const root = await $RefParser.bundle(file).catch((cause: Error) => {
    throw new CannotRunError(`The feed document ${file} cannot be read: ${cause.message.split('\n')[0]}`, {
      cause,
    })
  })
  if (!isObject(root) || !isObject(root.channels))
    throw new CannotRunError(`The feed document ${file} has no channels.`)
  const [name = ''] = Object.keys(root.channels)
  const channel = follow(root, join('#/channels', name)).value
  const messages = isObject(channel) && isObject(channel.messages) ? Object.keys(channel.messages) : []
  const message = follow(root, join('#/channels', name, 'messages', messages[0] ?? '')).pointer
  if (!isObject(channel) || messages.length === 0)
    throw new CannotRunError(`The feed document ${file} has no message in its first channel.`)
  return {
    root,
    name,
    address: String(channel.address ?? '/'),
    schemaPointer: follow(root, join(message, 'payload')).pointer,
    silenceSeconds:
      typeof channel['x-silence-seconds'] === 'number' ? channel['x-silence-seconds'] : undefined,
  }
}
