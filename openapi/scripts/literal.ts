/** A value as TypeScript writes it: single quotes, and keys without any. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, indent)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([key, one]) => `${key}: ${literal(one, `${indent}  `)}`)
  const line = `{ ${fields.join(', ')} }`
  return line.length + indent.length < 70
    ? line
    : `{\n${fields.map((field) => `${indent}  ${field},\n`).join('')}${indent}}`
}
