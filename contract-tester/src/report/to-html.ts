import { RULES } from '../findings/layers.ts'
import type { Report, ReportFacts } from '../findings/report.ts'
import type { Violation } from '../findings/violation.ts'
import { escapeMarkup } from './escape-markup.ts'

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem}article{border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:.5rem;padding:.75rem 1rem;margin:.75rem 0}
dt{font-weight:600}dd{margin:0 0 .5rem;overflow-wrap:anywhere}pre{overflow-x:auto;padding:.5rem;background:color-mix(in srgb,currentColor 8%,transparent)}
td,th{text-align:start;padding:.25rem .75rem .25rem 0;vertical-align:top}`

const article = ({
  operation,
  rule,
  where,
  expected,
  got,
  advice,
  request,
  count,
}: Violation): string => `<article>
<h3>${escapeMarkup(operation)}: ${escapeMarkup(rule)}</h3>
<p>${escapeMarkup(RULES[rule as keyof typeof RULES]?.[1] ?? '')}${count > 1 ? `; seen ${count} times` : ''}</p>
<dl><dt>Where</dt><dd><code>${escapeMarkup(where)}</code></dd><dt>Expected</dt><dd>${escapeMarkup(expected)}</dd><dt>Got</dt><dd>${escapeMarkup(got)}</dd>${advice === undefined ? '' : `<dt>To do</dt><dd>${escapeMarkup(advice)}</dd>`}</dl>
<pre>${escapeMarkup(request)}</pre>
</article>`

/** A report for people: one page without scripts. */
export function toHtml(
  { checked, skipped, violations, unreached, things, stopped }: Report,
  { title, baseUrl }: ReportFacts,
): string {
  const layers = [...new Set(violations.map(({ layer }) => layer))]
  const verdict =
    violations.length === 0
      ? stopped === undefined
        ? 'It conforms'
        : 'Not checked to its end'
      : `${violations.length} ${violations.length === 1 ? 'violation' : 'violations'}`
  const rows = skipped.map(
    ({ operation, rule, reason }) =>
      `<tr><td>${escapeMarkup(operation)}</td><td>${escapeMarkup(rule)}</td><td>${escapeMarkup(reason)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}: ${verdict}</title><style>${STYLE}</style></head>
<body><h1>${escapeMarkup(title)}: ${verdict}</h1>
<p>${escapeMarkup(baseUrl)}: ${checked.operations} operations, ${checked.reached} of which answered a success, ${checked.calls} calls.${stopped === undefined ? '' : ` ${escapeMarkup(stopped)}`}</p>
${layers
  .map(
    (layer) =>
      `<h2>${layer}</h2>\n${violations
        .filter((one) => one.layer === layer)
        .map(article)
        .join('\n')}`,
  )
  .join('\n')}
${rows.length === 0 ? '' : `<h2>Not checked</h2>\n<table><tr><th>Operation</th><th>Rule</th><th>Why</th></tr>${rows.join('')}</table>`}
${unreached.length === 0 ? '' : `<h2>Never answered a success</h2>\n<table><tr><th>Operation</th><th>Last status</th></tr>${unreached.map(({ operation, status, code = '' }) => `<tr><td>${escapeMarkup(operation)}</td><td>${escapeMarkup(`${status ?? 'none'} ${code}`.trim())}</td></tr>`).join('')}</table>`}
${things.created === 0 && things.left.length === 0 ? '' : `<h2>Created ${things.created}, deleted ${things.deleted}, left ${things.left.length}</h2>\n<table><tr><th>Operation</th><th>Id</th><th>Why</th></tr>${things.left.map(({ operation, id, reason }) => `<tr><td>${escapeMarkup(operation)}</td><td>${escapeMarkup(id)}</td><td>${escapeMarkup(reason)}</td></tr>`).join('')}</table>`}
</body></html>
`
}
