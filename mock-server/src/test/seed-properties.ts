import fc from 'fast-check'
import { runSeed } from './soak.ts'

fc.configureGlobal({ seed: runSeed() })
