import { callOf, mediaFor } from '../../plan/call-of.ts'
import { withParameter } from '../../plan/input.ts'
import type { Resource } from '../../plan/resources.ts'
import { type Created, idIn } from '../../run/create-one.ts'
import { isKeyHeader } from '../../run/fresh-key.ts'
import type { Run } from '../../run/run.ts'
import { varyBody } from '../../run/vary-body.ts'

/** The same call with the same idempotency key is done once. */
export async function checkIdempotency(run: Run, resource: Resource, created: Created): Promise<void> {
  const { create } = resource
  const parameter = create?.parameters.find(isKeyHeader)
  const pointer = create && mediaFor(create)?.schemaPointer
  if (
    create === undefined ||
    parameter === undefined ||
    pointer === undefined ||
    created.input.body === undefined
  )
    return
  const isQuoted = String(parameter.examples[0] ?? '').startsWith('"')
  const key = `4f1c2b3a-0000-4000-8000-${String(run.seed).padStart(4, '0')}${Date.now().toString(16).slice(-8)}`
  const varied = varyBody(run.root, run.validator, pointer, created.input.body, 5)
  const body = run.freshIds.put(create, varied)
  const input = withParameter(
    { ...created.input, body },
    'header',
    parameter.name,
    isQuoted ? `"${key}"` : key,
  )
  const first = await run.send(callOf(create, input), 'valid', true)
  if (first === undefined || run.outcome(first) !== 'done') return
  const second = await run.send(callOf(create, input), 'valid', true)
  if (second === undefined || run.outcome(second) !== 'done') return
  const [one, two] = [first, second].map((exchange) => idIn(run, resource, exchange)?.id)
  if (one !== undefined && two !== undefined && one !== two)
    run.report(second, {
      rule: 'idempotency',
      where: parameter.pointer,
      expected: `the answer of the first time, ${one}`,
      got: two,
    })
}
