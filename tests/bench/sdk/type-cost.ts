import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationInfo } from '@swx/sdk'
import type { Found } from '../support/part.ts'
import { atMost } from '../support/report.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** Type instantiations that the compiler makes for a program. */
function instantiations(code: string): number {
  // Inside the workspace, so that the package is found by its name.
  const folder = mkdtempSync(join(root, 'tests', 'results-types-'))
  try {
    writeFileSync(join(folder, 'calls.ts'), code)
    const compilerOptions = {
      noEmit: true,
      strict: true,
      skipLibCheck: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['calls.ts'] }))
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    const out = execFileSync(process.execPath, [tsc, '--extendedDiagnostics', '-p', folder], {
      encoding: 'utf8',
    })
    return Number(out.match(/Instantiations:\s+(\d+)/)?.[1])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** 32 calls of 32 operations, each with what its answer holds. */
function calls(): string {
  const some = Object.values(operationInfo)
    .filter(({ path }) => !path.includes('{'))
    .slice(0, 32)
  const lines = some.map(({ method, path }, i) => {
    const call = `client.${method.toUpperCase()}('${path}', {} as never)`
    return `const a${i} = await ${call}\nif (a${i}.error) console.log(a${i}.error.code)\nelse console.log(a${i}.data.result)`
  })
  return `import type { SwxClient } from '@swx/sdk'\ndeclare const client: SwxClient\n${lines.join('\n')}\nexport {}\n`
}

/** What the types of calls cost the compiler. */
export function measureTypeCost(): Found {
  return { measures: [atMost('type instantiations of 32 calls', instantiations(calls()), 10_000)] }
}
