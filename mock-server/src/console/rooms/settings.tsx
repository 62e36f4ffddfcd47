import { useState } from 'preact/hooks'
import { useConsole } from '../console-context.ts'
import { setTheme, type Theme, themeOf } from '../theme.ts'
import { Card } from '../ui/card.tsx'
import { Field, Form, textOf } from '../ui/form.tsx'

const THEMES: readonly (readonly [Theme, string])[] = [
  ['system', 'as the system has it'],
  ['light', 'light'],
  ['dark', 'dark'],
]

export const SettingsRoom = () => {
  const { access, changeKey } = useConsole()
  const [theme, showTheme] = useState(themeOf)
  return (
    <>
      <Card title="Access">
        <div class="pad">
          <Form
            submit="Use"
            isRow
            onSubmit={async (data) => {
              changeKey(textOf(data, 'key'))
              return 'Calls send this key from now on.'
            }}
          >
            <Field
              label="Key"
              hint="SANDBOX_KEY of the mock server, `sandbox` unless it is set. This tab remembers it."
            >
              <input
                class="input"
                name="key"
                type="password"
                autocomplete="off"
                defaultValue={access.key}
                required
              />
            </Field>
          </Form>
        </div>
      </Card>
      <Card title="Look">
        <div class="pad">
          <Field label="Colours">
            <select
              class="input"
              value={theme}
              onChange={(event) => {
                const chosen = event.currentTarget.value as Theme
                setTheme(chosen)
                showTheme(chosen)
              }}
            >
              {THEMES.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </Field>
        </div>
      </Card>
      <Card title="The same from a script">
        <p class="pad">
          Everything here is a call of the control plane. The journal shows them in this world, and its
          document is served as <a href="../docs/sandbox-control.json">sandbox-control.json</a>.
        </p>
      </Card>
    </>
  )
}
