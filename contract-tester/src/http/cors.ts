import type { Operation } from '../document/operation.ts'

/** Methods that a page may send without asking first. */
export const SIMPLE_METHODS: readonly string[] = ['GET', 'HEAD', 'POST']

/** Headers of answers that any page may read. */
export const ALWAYS_EXPOSED: ReadonlySet<string> = new Set([
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
])

/** Headers of requests that any page may send. */
const ALWAYS_ALLOWED = new Set(['accept', 'accept-language', 'content-language'])

/** The names in a header that lists some, in lower case. */
export const namesIn = (header: string | null): readonly string[] =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** The headers of an operation for which a page has to ask first, in lower case, with the pointer that declares each. */
export const headersToAskFor = ({
  pointer,
  parameters,
  security,
}: Operation): readonly { readonly name: string; readonly where: string }[] => {
  const schemes = (security.find((choice) => choice.length > 0) ?? []).flatMap((scheme) =>
    scheme.type !== 'apiKey'
      ? ['authorization']
      : scheme.in === 'header'
        ? [scheme.parameter.toLowerCase()]
        : [],
  )
  return [
    ...schemes.map((name) => ({ name, where: pointer })),
    ...parameters
      .filter((one) => one.in === 'header')
      .map(({ name, pointer: where }) => ({ name: name.toLowerCase(), where })),
  ].filter(({ name }) => !ALWAYS_ALLOWED.has(name))
}

/** Whether a preflight allows a header. A star does not stand for the one that signs a call. */
export const allowsHeader = (allowed: readonly string[], name: string): boolean =>
  allowed.includes(name) || (allowed.includes('*') && name !== 'authorization')

/** Whether a preflight allows a method. */
export const allowsMethod = (allowed: string | null, method: string): boolean =>
  SIMPLE_METHODS.includes(method) ||
  namesIn(allowed).some((one) => one === '*' || one === method.toLowerCase())
