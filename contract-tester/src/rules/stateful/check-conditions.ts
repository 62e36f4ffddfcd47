import type { Operation } from '../../document/operation.ts'
import { callOf, mediaFor } from '../../plan/call-of.ts'
import { besideCreated, inputForId } from '../../plan/input-for-id.ts'
import type { Resource } from '../../plan/resources.ts'
import { wordsOf } from '../../report/words.ts'
import type { Created } from '../../run/create-one.ts'
import type { Run } from '../../run/run.ts'
import { varyBody } from '../../run/vary-body.ts'

const declares = ({ answers }: Operation, status: string) => answers.some(({ key }) => key === status)

/** Reads and changes under conditions: `ETag` with `If-None-Match` and `If-Match`, where the document has their answers. */
export async function checkConditions(run: Run, resource: Resource, created: Created): Promise<void> {
  const { read, update } = resource
  const readInput = read && (await run.inputFor(read))
  if (read === undefined || readInput === undefined) return
  const call = callOf(read, inputForId(besideCreated(readInput, created.input), resource, created.id))
  const ask = (name?: string, value?: string) =>
    run.send(
      name === undefined ? call : { ...call, headers: { ...call.headers, [name]: value ?? '' } },
      'probe',
    )
  const first = await ask()
  const tag = first?.answer.headers.get('etag')
  if (!first || !tag || run.outcome(first) !== 'done') return
  if (declares(read, '304')) {
    const same = await ask('If-None-Match', tag)
    if (same && run.outcome(same) === 'done' && same.answer.headers.get('etag') === tag)
      run.report(same, {
        rule: 'notModified',
        where: read.pointer,
        expected: `304 for If-None-Match with ${tag}, which is its ETag`,
        got: wordsOf(same),
      })
    const other = await ask('If-None-Match', '"no-such-tag-7q"')
    if (other?.answer.status === 304)
      run.report(other, {
        rule: 'notModified',
        where: read.pointer,
        expected: 'the thing, for If-None-Match with a tag that it never had',
        got: wordsOf(other),
      })
  }
  const pointer = update && mediaFor(update)?.schemaPointer
  const base = update && (await run.inputFor(update))
  if (update === undefined || pointer === undefined || base?.body === undefined) return
  const sent = created.input.body
  const known = sent !== undefined && run.validator.allowsRequest(pointer, sent) ? sent : base.body
  const change = (turn: number) =>
    callOf(update, {
      ...inputForId(besideCreated(base, created.input), resource, created.id),
      body: varyBody(run.root, run.validator, pointer, known, turn),
    })
  const done = await run.send(change(7), 'probe')
  const second = await ask()
  if (!done || run.outcome(done) !== 'done' || !second || run.outcome(second) !== 'done') return
  if (second.answer.text === first.answer.text) return
  if (second.answer.headers.get('etag') === tag)
    return run.report(second, {
      rule: 'etag',
      where: read.pointer,
      expected: `another ETag than ${tag} after a change`,
      got: tag,
    })
  const isAsked = update.parameters.some(({ name }) => /^if-match$/i.test(name)) || declares(update, '412')
  if (!isAsked) return
  const late = change(8)
  const { [nameOfMatch(update)]: _, ...headers } = late.headers
  const stale = await run.send(
    { ...late, headers: { ...headers, [nameOfMatch(update)]: tag } },
    'probe',
    true,
  )
  if (stale && run.outcome(stale) === 'done')
    run.report(stale, {
      rule: 'precondition',
      where: update.pointer,
      expected: `412 for If-Match with ${tag}, which is its ETag no more`,
      got: wordsOf(stale),
    })
}

const nameOfMatch = ({ parameters }: Operation): string =>
  parameters.find(({ name, in: place }) => place === 'header' && /^if-match$/i.test(name))?.name ?? 'If-Match'
