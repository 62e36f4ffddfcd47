/**
 * JSON with sorted keys, so that equal content gives equal text. Big integers are written as `"123n"`.
 *
 * @param omit names of top-level fields to leave out.
 */
export const canonicalJson = (value: unknown, omit: readonly string[] = []): string => {
  if (typeof value === 'bigint') return `"${value}n"`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item)).join(',')}]`
  const fields = Object.entries(value)
    .filter(([name, content]) => content !== undefined && !omit.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, content]) => `${JSON.stringify(name)}:${canonicalJson(content)}`).join(',')}}`
}
