import { isObject, type Json } from '../../document/json.ts'

/** A field that did not come back as it was sent. */
export interface Difference {
  readonly place: string
  readonly sent: Json
  readonly got: Json
}

/** Fields of what was sent that are in the answer with another value. Fields that the answer lacks are left out. */
export function differences(
  sent: Json,
  got: Json | undefined,
  isShown: (name: string) => boolean,
  place = '',
): Difference[] {
  if (got === undefined || sent === null) return []
  if (isObject(sent) && isObject(got))
    return Object.entries(sent).flatMap(([name, value]) =>
      isShown(name) && value !== undefined
        ? differences(value, got[name], isShown, place === '' ? name : `${place}.${name}`)
        : [],
    )
  if (isObject(sent) || isObject(got) || isSame(sent, got)) return []
  return [{ place, sent, got }]
}

function isSame(sent: Json, got: Json): boolean {
  if (Array.isArray(sent) && Array.isArray(got))
    return (
      sent.length === got.length &&
      sent.every((one, index) => isObject(one) || isSame(one, got[index] ?? null))
    )
  if (sent === got) return true
  if (typeof sent === 'object' || typeof got === 'object') return false
  const [a, b] = [String(sent).trim(), String(got).trim()]
  if (a.toLowerCase() === b.toLowerCase() && a.includes('@')) return true
  if (a === b || (a !== '' && b !== '' && Number(a) === Number(b))) return true
  return /^\d{4}-\d\d-\d\d/.test(a) && Date.parse(a) === Date.parse(b)
}
