/** Content encodings this process can produce. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding a client takes, by its `Accept-Encoding`. */
export const chooseEncoding = (header: string | string[] | undefined): Encoding => {
  const accepted = new Set<string>()
  for (const part of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    if (!parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter))) accepted.add(name)
  }
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}
