import { readFileSync } from 'node:fs'
import type { Operator } from '../../src/config/operator.ts'
import { readOperator } from './read-operator.ts'

/** The operator a build is made for; undefined for a sandbox build. */
export const operatorOfBuild = (env: NodeJS.ProcessEnv): Operator | undefined =>
  env.VITE_BUILD === 'operator'
    ? readOperator(readFileSync(env.OPERATOR_FILE ?? 'operator.json', 'utf8'))
    : undefined
