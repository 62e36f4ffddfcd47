import { dirname, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Part {
  readonly url: string
}

const isWeb = (url: string) => /^https?:/i.test(url)

/** The path of a file, which may be written as a URL or with percent signs. */
function pathOf(url: string): string {
  if (url.startsWith('file:')) return fileURLToPath(url)
  try {
    return resolve(decodeURIComponent(url))
  } catch {
    return resolve(url)
  }
}

/**
 * Resolvers for the parts (`$ref`) of a document that read only its own folder, or for a document from the web only its
 * own origin. Any other part is an error.
 *
 * @param source path or URL of the document
 * @param onOutside called with the URL of such a part before the error, because the library's error does not say why
 */
export function ownPartsOnly(source: string, onOutside: (url: string) => void) {
  const isOwn = ({ url }: Part): boolean => {
    if (isWeb(source)) return isWeb(url) && new URL(url).origin === new URL(source).origin
    const folders = [source, pathOf(source)].map((one) => dirname(resolve(one)) + sep)
    return (
      !isWeb(url) && [resolve(url), pathOf(url)].some((path) => folders.some((one) => path.startsWith(one)))
    )
  }
  return {
    file: { canRead: (part: Part) => !isWeb(part.url) && isOwn(part) },
    http: { canRead: (part: Part) => isWeb(part.url) && isOwn(part) },
    outside: {
      order: 1,
      canRead: (part: Part) => !isOwn(part),
      read({ url }: Part): never {
        onOutside(url)
        throw new Error(`${url} is outside`)
      },
    },
  }
}
