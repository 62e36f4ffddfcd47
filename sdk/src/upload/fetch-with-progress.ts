import type { CallFetch } from '../client/call-options.ts'
import { notify } from '../client/notify.ts'
import { sendByXhr, xhrClass } from './send-by-xhr.ts'

/** Called with the progress of an upload: the bytes sent so far, and all bytes. */
export type UploadProgress = (sent: number, total: number) => void

/** How many bytes are sent between two reports. */
const step = 65_536

/** Bytes as a stream that reports how many were taken. */
function counted(bytes: Uint8Array<ArrayBuffer>, tell: UploadProgress): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream(
    {
      pull(controller) {
        if (sent >= bytes.length) return controller.close()
        const part = bytes.subarray(sent, sent + step)
        controller.enqueue(part)
        sent += part.length
        tell(sent, bytes.length)
      },
    },
    { highWaterMark: 0 },
  )
}

/** The parts of a request that a middleware has already made, as `sendByXhr` takes them. */
async function partsOf(request: Request): Promise<RequestInit> {
  const { method, headers, signal, credentials } = request
  return { method, headers, signal, credentials, body: await request.blob() }
}

/**
 * A `fetch` for one upload that reports its progress. It takes the place of the client's own, below its headers and
 * middlewares: by `XMLHttpRequest` in browsers, as a counted stream elsewhere. A `fetch` that was given to the client is
 * kept; in browsers it then reports only that the upload begins and that it is done.
 *
 * @param onProgress called with the bytes sent so far, and all bytes
 * @example
 * await uploadImage(client, { file, purpose: 'kyc' }, {
 *   fetch: fetchWithProgress((sent, total) => console.log(`${Math.round((100 * sent) / total)} %`)),
 * })
 */
export function fetchWithProgress(onProgress: UploadProgress): CallFetch {
  const tell: UploadProgress = (sent, total) => notify(() => onProgress(sent, total), undefined)
  return async (input, init = {}, clientFetch = undefined) => {
    const Xhr = xhrClass()
    if (Xhr && !clientFetch) {
      const parts = input instanceof Request ? await partsOf(input) : init
      return await sendByXhr(Xhr, input instanceof Request ? input.url : input, parts, tell)
    }
    const send = clientFetch ?? globalThis.fetch
    const request = new Request(input, init)
    const { url, headers, signal, method } = request
    const bytes = new Uint8Array(await request.arrayBuffer())
    const common = { ...init, method, headers, signal }
    if (!Xhr) {
      const streamed = { ...common, body: counted(bytes, tell), duplex: 'half' }
      return await send(url, streamed as RequestInit)
    }
    tell(0, bytes.length)
    const response = await send(url, { ...common, body: bytes })
    tell(bytes.length, bytes.length)
    return response
  }
}
