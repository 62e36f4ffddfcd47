// Measures one part of the benchmark and prints what it found as JSON.
// Usage: node run-part.ts <name>
import { parts } from './part.ts'

const name = process.argv[2] ?? ''
const part = parts[name]
if (!part) throw new Error(`No part called "${name}": choose from ${Object.keys(parts).join(', ')}.`)
const found = JSON.stringify(await part())
// What a part leaves open must not keep the others waiting.
process.stdout.write(found, () => process.exit(0))
