import { chart } from './chart/parts.ts'
import { contract } from './contract/parts.ts'
import { liveList } from './live-list/parts.ts'
import { mock } from './mock/parts.ts'
import { page } from './page/parts.ts'
import { sdk } from './sdk/parts.ts'
import { size } from './size/parts.ts'
import { start } from './start/parts.ts'
import type { Benchmark } from './support/part.ts'

/** Every benchmark, in the order in which they run. */
export const benchmarks: readonly Benchmark[] = [mock, start, size, sdk, liveList, chart, page, contract]
