/** The user's token with its end changed: of the right form, but not issued. */
export function forgedToken(token: string | undefined): string {
  if (token === undefined || token.length < 8) return 'aGVsbG8tdGhlcmUtc3R1ZmY'
  const end = [...token.slice(-6)].reverse().join('')
  return token.slice(0, -6) + (end === token.slice(-6) ? 'x1y2z3' : end)
}

/** A JSON Web Token whose time is over, its signature left as it was; undefined for other tokens. */
export function expiredToken(token: string | undefined): string | undefined {
  const [head, body, signature] = (token ?? '').replace(/^bearer /i, '').split('.')
  if (!head || !body || !signature) return undefined
  try {
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const expired = Buffer.from(JSON.stringify({ ...claims, exp: 1_000_000_000 })).toString('base64url')
    return `${head}.${expired}.${signature}`
  } catch {
    return undefined
  }
}
