import type { Benchmark } from '../support/part.ts'
import { figure, type Measure } from '../support/report.ts'
import type { KeptPart, Results } from '../support/results.ts'
import { type Alarm, alarms } from './alarms.ts'

/** Why an alarm is missed, by part and measure. */
export type Explanations = Readonly<Record<string, Readonly<Record<string, string>>>>

const cell = (text: string): string => text.replaceAll('|', '\\|')
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`
const head = (cells: readonly string[]): string => `${row(cells)}\n|${cells.map(() => '---').join('|')}|`

const verdictOf = (part: string, measure: Measure, explanations: Explanations): string => {
  if (measure.isMet === undefined) return ''
  if (measure.isMet) return 'met'
  const why = explanations[part]?.[measure.name]
  return why === undefined ? 'missed' : `missed: ${why}`
}

const command = (part: string): string => `\`npm run bench -- ${part}\``

/** The kept figures that an alarm is about. */
function figuresOf({ figures, isLargestOnly }: Alarm, kept: KeptPart | undefined): readonly Measure[] {
  const all = (kept?.measures ?? []).filter(({ name }) => figures.test(name))
  if (!isLargestOnly) return all
  return all.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0)).slice(0, 1)
}

function alarmRows(alarm: Alarm, results: Results, explanations: Explanations): string[] {
  const { what, part } = alarm
  const found = figuresOf(alarm, results.kept(part))
  if (found.length === 0) return [row([what, '', 'not measured yet', '', '', command(part)])]
  return found.map((measure) =>
    row([
      what,
      measure.name,
      figure(measure),
      measure.target ?? '',
      verdictOf(part, measure, explanations),
      command(part),
    ]),
  )
}

const machineOf = ({ machine: { node, cores, processor } }: KeptPart): string =>
  `Node ${node.replace('v', '')}, ${cores} cores${processor ? ` of ${processor}` : ''}`

function partSection(
  { name, title }: Benchmark['parts'][number],
  results: Results,
  explanations: Explanations,
): string {
  const kept = results.kept(name)
  const heading = `### ${title[0]?.toUpperCase()}${title.slice(1)}`
  if (kept === undefined) return `${heading}\n${command(name)}: not measured yet.`
  const rows = kept.measures.map((measure) =>
    row([measure.name, figure(measure), measure.target ?? '', verdictOf(name, measure, explanations)]),
  )
  const table = [head(['measure', 'figure', 'alarm', 'verdict']), ...rows].join('\n')
  return `${heading}\n${command(name)}, on ${machineOf(kept)}.\n\n${table}`
}

/** The page of benchmarks: the alarms, and a table per part, from the kept results. */
export function benchmarksPage(
  benchmarks: readonly Benchmark[],
  results: Results,
  explanations: Explanations,
): string {
  const sections = benchmarks.flatMap(({ title, parts }) => [
    `## ${title}`,
    ...parts.map((part) => partSection(part, results, explanations)),
  ])
  return `${[
    '# Benchmarks',
    'Written by `npm run bench` from `tests/bench/results/`: figures are not changed by hand. `npm run bench` measures everything, `npm run bench -- NAME` a benchmark or a part of one, `npm run bench -- --list` names them. Each part prints its table beside the figures that were kept before. An alarm that is missed is a reason to look, not an error; `tests/bench/explanations.json` holds what is known about those that are missed.',
    '## Alarms',
    [
      head(['of', 'measure', 'figure', 'alarm', 'verdict', 'command']),
      ...alarms.flatMap((alarm) => alarmRows(alarm, results, explanations)),
    ].join('\n'),
    ...sections,
  ].join('\n\n')}\n`
}
