import { useState } from 'preact/hooks'
import type { ControlAnswer } from '../../contract/control-operation.ts'
import { useConsole } from '../console-context.ts'
import { Button, Outcome } from '../ui/button.tsx'
import { Card, Empty, Shown } from '../ui/card.tsx'
import { Field, Form, numberOf, optional, textOf } from '../ui/form.tsx'
import { useAction } from '../use-action.ts'
import { useLive } from '../use-live.ts'
import { effectText, FAULT_CHOICES, type FaultChoice, whenText } from './fault-choices.ts'

type Rule = ControlAnswer<'listFaults'>['rules'][number]

const FaultItem = ({ rule }: { rule: Rule }) => {
  const { world, say } = useConsole()
  const action = useAction()
  const { id, on, match, effect } = rule
  const name = `fault ${id}, ${match.op}`
  const turn = () =>
    void action.run(async () => {
      const turned = on ? 'off' : 'on'
      await world.call('switchFault', { path: { id, action: turned } })
      say(`${name} is ${turned}`)
      return undefined
    })
  return (
    <li>
      <p>
        <strong>{match.op}</strong>: {effectText(effect)}
      </p>
      <p class="hint">{whenText(rule)}</p>
      <div class="buttons">
        <label class="switch">
          <input type="checkbox" checked={on} aria-label={`On: ${name}`} onChange={turn} /> on
        </label>
        <Button
          kind="quiet"
          label={`Remove ${name}`}
          isBusy={action.isBusy}
          onPress={() =>
            void action.run(async () => {
              await world.call('removeFault', { path: { id } })
              say(`${name} is removed`)
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

const withoutUndefined = <Value extends object>(value: Value): Value => JSON.parse(JSON.stringify(value))

const NewFault = () => {
  const { world } = useConsole()
  const [chosen, choose] = useState('500')
  const { asks, effect, isOfSocket = false } = FAULT_CHOICES[chosen] as FaultChoice
  return (
    <Form
      submit="Set this fault"
      onSubmit={async (data) => {
        const op = isOfSocket ? 'marketMessage' : textOf(data, 'op')
        const chance = numberOf(data, 'chance')
        const match = {
          op,
          user: optional(data, 'user'),
          nth: numberOf(data, 'nth'),
          probability: chance === undefined ? undefined : chance / 100,
        }
        const body = { match, effect: effect(textOf(data, 'value')), times: numberOf(data, 'times') }
        const { id } = await world.call('addFault', { body: withoutUndefined(body) as never })
        return `Fault ${id} of ${op} is set.`
      }}
    >
      <Field label="What goes wrong">
        <select
          class="input"
          name="effect"
          value={chosen}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {Object.entries(FAULT_CHOICES).map(([value, { words }]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </Field>
      {asks && (
        <Field label={asks.label}>
          <input
            key={chosen}
            class="input figure"
            name="value"
            inputMode="numeric"
            autocomplete="off"
            defaultValue={asks.usual}
            pattern={asks.pattern}
            required
          />
        </Field>
      )}
      {!isOfSocket && (
        <Field label="Operation">
          <input
            class="input"
            name="op"
            list="operations"
            placeholder="buySmart"
            autocomplete="off"
            spellcheck={false}
            maxLength={64}
            required
          />
        </Field>
      )}
      <Field label="How often; empty until cleared">
        <input
          class="input figure"
          name="times"
          type="number"
          min="1"
          max="1000000"
          step="1"
          defaultValue="1"
        />
      </Field>
      <details>
        <summary>Only for some calls</summary>
        <div class="stack">
          <Field label="User">
            <input
              class="input"
              name="user"
              list="users"
              placeholder="u-1001"
              autocomplete="off"
              spellcheck={false}
              maxLength={64}
            />
          </Field>
          <Field label="Only the n-th call">
            <input class="input figure" name="nth" type="number" min="1" max="1000000" step="1" />
          </Field>
          <Field label="By chance, percent of the calls">
            <input class="input figure" name="chance" type="number" min="0.01" max="100" step="any" />
          </Field>
        </div>
      </details>
    </Form>
  )
}

const ClearFaults = () => {
  const { world } = useConsole()
  const action = useAction()
  return (
    <>
      <Button
        isBusy={action.isBusy}
        onPress={() =>
          void action.run(async () => {
            await world.call('clearFaults')
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

export const FaultsRoom = () => {
  const live = useLive('listFaults', {})
  const rules = live.data?.rules ?? []
  return (
    <div class="columns">
      <Card title="Faults" isTitleHidden aside={rules.length > 0 && <ClearFaults />}>
        <p class="hint pad">
          Faults are errors and delays for tests. A call gets the first fault in the list that matches it; one
          that is off stays in the list.
        </p>
        <Shown
          live={live}
          name="Faults"
          isEmpty={() => rules.length === 0}
          empty={<Empty title="No faults are set">All calls are answered normally.</Empty>}
        >
          {() => (
            <ol class="items" aria-label="Faults that are set">
              {rules.map((rule) => (
                <FaultItem key={rule.id} rule={rule} />
              ))}
            </ol>
          )}
        </Shown>
      </Card>
      <Card title="New fault">
        <div class="pad">
          <NewFault />
        </div>
      </Card>
    </div>
  )
}
