import { useConsole } from '../console-context.ts'
import { downloadJson } from '../download.ts'
import { Button, Outcome } from '../ui/button.tsx'
import { Card, Shown } from '../ui/card.tsx'
import { countText, momentText } from '../ui/figures.tsx'
import { Field, Form, numberOf, textOf } from '../ui/form.tsx'
import { useAction } from '../use-action.ts'
import { useLive } from '../use-live.ts'
import { ProfileField } from './new-world.tsx'

/** The object that a text of JSON holds; undefined when it holds none. */
const parseObject = (text: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

const StateOfWorld = () => (
  <Shown live={useLive('getState', {}, 4)} name="State">
    {({ hash, counts }) => (
      <>
        <p>
          State <code class="hash">{hash.slice(0, 16)}</code>{' '}
          <span class="hint">The same seed and the same calls give the same state.</span>
        </p>
        <details>
          <summary>Records of each kind</summary>
          <dl class="facts">
            {Object.entries(counts)
              .filter(([, count]) => count > 0)
              .map(([name, count]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd class="num">{countText(count)}</dd>
                </div>
              ))}
          </dl>
        </details>
      </>
    )}
  </Shown>
)

const WorldFile = () => {
  const { world } = useConsole()
  const action = useAction()
  const bringIn = (input: HTMLInputElement) =>
    void action.run(async () => {
      const file = input.files?.[0]
      if (!file) return undefined
      const content = parseObject(await file.text())
      input.value = ''
      if (!content) throw new Error(`${file.name} holds no world; choose a file that was downloaded here.`)
      await world.load(content as never)
      return `Restored from ${file.name}. The clock is stopped.`
    })
  return (
    <fieldset class="group">
      <legend>File</legend>
      <div class="row">
        <Button
          isBusy={action.isBusy}
          onPress={() =>
            void action.run(async () => {
              downloadJson('world.json', await world.save())
              return 'Written as world.json.'
            })
          }
        >
          Download this world
        </Button>
        <Field label="Import a world in place of this one">
          <input
            class="input"
            type="file"
            accept="application/json,.json"
            onChange={(event) => bringIn(event.currentTarget)}
          />
        </Field>
      </div>
      <Outcome of={action} />
    </fieldset>
  )
}

/** The world that is shown: its state, its people, starting over, and its file. */
export const ThisWorld = () => {
  const { world } = useConsole()
  return (
    <Card title={`World ${world.name}`}>
      <div class="pad stack">
        <StateOfWorld />
        <fieldset class="group">
          <legend>People</legend>
          <Form
            submit="Add its users"
            kind="plain"
            isRow
            onSubmit={async (data) => {
              const profile = textOf(data, 'profile')
              const { from, to } = await world.call('seedProfile', { body: { profile } })
              // A running clock moves by what the call took; a profile with a past moves it by days.
              const past =
                from.slice(0, 16) === to.slice(0, 16)
                  ? ''
                  : ` Their history advanced the clock to ${momentText(to)}.`
              return `The users of "${profile}" are here; their password is Sandbox1.${past}`
            }}
          >
            <ProfileField label="Users of the profile" />
          </Form>
        </fieldset>
        <fieldset class="group">
          <legend>Start over</legend>
          <p class="hint">Users, ledger and mail of this world are replaced by those of the profile.</p>
          <Form
            submit="Start over from it"
            kind="danger"
            isRow
            onSubmit={async (data) => {
              const [profile, seed] = [textOf(data, 'profile'), numberOf(data, 'seed')]
              const keepTokens = data.get('keepTokens') !== null
              await world.reset({ profile, keepTokens, ...(seed !== undefined && { seed }) })
              return `Started over from "${profile}".`
            }}
          >
            <ProfileField />
            <Field label="Seed; empty for the same">
              <input class="input figure" name="seed" type="number" min="0" step="1" />
            </Field>
            <label class="switch">
              <input type="checkbox" name="keepTokens" /> people in both stay signed in
            </label>
          </Form>
        </fieldset>
        <WorldFile />
      </div>
    </Card>
  )
}
