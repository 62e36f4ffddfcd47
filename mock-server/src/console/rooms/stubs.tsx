import type { ControlRecord } from '../../contract/control-operation.ts'
import { useConsole } from '../console-context.ts'
import { Button, Outcome } from '../ui/button.tsx'
import { Card, Empty, Shown } from '../ui/card.tsx'
import { Field, Form, numberOf, textOf } from '../ui/form.tsx'
import { useAction } from '../use-action.ts'
import { useLive } from '../use-live.ts'

type Stub = ControlRecord<'SetStub'>

const SHOWN = 200

const short = (value: object): string => {
  const text = JSON.stringify(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

/** A field of JSON; the error names the field. */
const jsonOf = (data: FormData, name: string, label: string): object | undefined => {
  const text = textOf(data, name)
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${label} is not valid JSON.`, { cause })
  }
}

const whenOf = ({ match: { op: _op, ...some }, status, delayMs, times }: Stub): string =>
  [
    times === undefined ? 'until removed' : times === 1 ? 'once more' : `${times} times more`,
    status !== undefined && `with HTTP ${status}`,
    delayMs !== undefined && `${delayMs} ms late`,
    Object.keys(some).length > 0 && `for ${short(some)}`,
  ]
    .filter(Boolean)
    .join(', ')

const StubItem = ({ stub }: { stub: Stub }) => {
  const { world, say } = useConsole()
  const action = useAction()
  const { id, match, answer } = stub
  return (
    <li>
      <p>
        <strong>{match.op}</strong>: <code>{short(answer)}</code>
      </p>
      <p class="hint">{whenOf(stub)}</p>
      <div class="buttons">
        <Button
          kind="quiet"
          label={`Remove stub ${id}, ${match.op}`}
          isBusy={action.isBusy}
          onPress={() =>
            void action.run(async () => {
              await world.call('removeStub', { path: { id } })
              say(`Stub ${id} is removed`)
              return undefined
            })
          }
        >
          Remove
        </Button>
      </div>
      <Outcome of={action} />
    </li>
  )
}

const NewStub = () => {
  const { world } = useConsole()
  return (
    <Form
      submit="Set this answer"
      onSubmit={async (data) => {
        const op = textOf(data, 'op')
        const body = {
          match: {
            op,
            path: jsonOf(data, 'path', 'Path'),
            query: jsonOf(data, 'query', 'Query'),
            body: jsonOf(data, 'body', 'Body'),
          },
          answer: jsonOf(data, 'answer', 'Answer'),
          check: data.get('any') === null,
          times: numberOf(data, 'times'),
          status: numberOf(data, 'status'),
          delayMs: numberOf(data, 'delayMs'),
        }
        const { id } = await world.call('addStub', { body: JSON.parse(JSON.stringify(body)) })
        return `Stub ${id} of ${op} is set.`
      }}
    >
      <Field label="Operation">
        <input
          class="input"
          name="op"
          list="operations"
          required
          placeholder="listMarketByType"
          autocomplete="off"
          spellcheck={false}
          maxLength={64}
        />
      </Field>
      <Field label="Answer, JSON" hint="code, msg and result, as far as they differ from a success.">
        <textarea
          class="input code-input"
          name="answer"
          required
          rows={4}
          spellcheck={false}
          defaultValue='{ "result": [] }'
        />
      </Field>
      <Field label="How often; empty until removed">
        <input class="input figure" name="times" type="number" min="1" max="1000000" step="1" />
      </Field>
      <details>
        <summary>Only for some calls</summary>
        <div class="stack">
          <Field label="Path, JSON">
            <input class="input" name="path" placeholder='{ "id": "1" }' autocomplete="off" />
          </Field>
          <Field label="Query, JSON">
            <input class="input" name="query" placeholder='{ "type": 2 }' autocomplete="off" />
          </Field>
          <Field label="Body, JSON">
            <input
              class="input"
              name="body"
              placeholder='{ "productId": "p-crypto-30" }'
              autocomplete="off"
            />
          </Field>
        </div>
      </details>
      <details>
        <summary>Another status, or late</summary>
        <div class="stack">
          <Field label="HTTP status; empty for 200">
            <input class="input figure" name="status" type="number" min="200" max="599" step="1" />
          </Field>
          <Field label="Milliseconds late">
            <input class="input figure" name="delayMs" type="number" min="0" max="600000" step="1" />
          </Field>
        </div>
      </details>
      <label class="switch">
        <input type="checkbox" name="any" /> answer it even if it does not fit the contract
      </label>
    </Form>
  )
}

const ClearStubs = () => {
  const { world } = useConsole()
  const action = useAction()
  return (
    <>
      <Button
        isBusy={action.isBusy}
        onPress={() =>
          void action.run(async () => {
            await world.call('clearStubs')
            return undefined
          })
        }
      >
        Clear all
      </Button>
      <Outcome of={action} />
    </>
  )
}

export const StubsRoom = () => {
  const live = useLive('listStubs', {})
  const stubs = live.data?.stubs ?? []
  return (
    <div class="columns">
      <Card title="Stubs" isTitleHidden aside={stubs.length > 0 && <ClearStubs />}>
        <p class="hint pad">
          Stubs answer calls that are then not carried out. A call is answered by the first stub in the list
          that matches it; a new one comes first.
        </p>
        <Shown
          live={live}
          name="Stubs"
          isEmpty={() => stubs.length === 0}
          empty={<Empty title="No stubs are set">All calls are carried out in this world.</Empty>}
        >
          {() => (
            <ol class="items" aria-label="Stubs that are set">
              {stubs.map((stub) => (
                <StubItem key={stub.id} stub={stub} />
              ))}
            </ol>
          )}
        </Shown>
      </Card>
      <Card title="New stub">
        <div class="pad">
          <NewStub />
        </div>
      </Card>
    </div>
  )
}
