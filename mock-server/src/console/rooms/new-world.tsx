import { useState } from 'preact/hooks'
import { useConsole } from '../console-context.ts'
import { Field, Form, numberOf, optional, textOf } from '../ui/form.tsx'
import { useLive } from '../use-live.ts'

type Source = 'profile' | 'world' | 'snapshot'

/** The profiles of this mock server, each with what it is about. */
export const ProfileField = ({ label = 'Profile' }: { label?: string }) => {
  const profiles = useLive('listProfiles', {}, 40).data?.profiles ?? []
  return (
    <Field label={label}>
      <select class="input" name="profile">
        {profiles.map(({ name, about }) => (
          <option key={name} value={name} title={about} selected={name === 'visitor'}>
            {name}: {about}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** Makes a world and shows it. */
export const NewWorld = () => {
  const { world, openWorld } = useConsole()
  const [source, choose] = useState<Source>('profile')
  const snapshots = useLive('listSnapshots', {}).data?.snapshots ?? []
  const worlds = useLive('listWorlds', {}).data?.worlds ?? []
  const originOf = (data: FormData): object => {
    if (source === 'world') return { world: textOf(data, 'world') }
    if (source === 'snapshot') return { snapshot: textOf(data, 'snapshot') }
    const now = optional(data, 'now')
    return {
      profile: textOf(data, 'profile'),
      seed: numberOf(data, 'seed'),
      now: now === undefined ? undefined : `${now}:00Z`,
    }
  }
  return (
    <Form
      submit="Make it and show it"
      onSubmit={async (data) => {
        const name = textOf(data, 'name')
        await world.call('createWorld', {
          body: JSON.parse(JSON.stringify({ name, ...originOf(data) })),
        })
        openWorld(name)
        return `The world ${name} is there.`
      }}
    >
      <Field label="Name of the new world">
        <input
          class="input"
          name="name"
          required
          maxLength={64}
          pattern="[A-Za-z0-9._\-]+"
          title="Letters, digits, dots, dashes and underscores"
          autocomplete="off"
          spellcheck={false}
        />
      </Field>
      <Field label="It begins as">
        <select
          class="input"
          name="source"
          value={source}
          onChange={(event) => choose(event.currentTarget.value as Source)}
        >
          <option value="profile">a profile</option>
          <option value="world">a copy of a world</option>
          <option value="snapshot" disabled={snapshots.length === 0}>
            a snapshot of {world.name}
          </option>
        </select>
      </Field>
      {source === 'profile' && (
        <>
          <ProfileField />
          <Field label="Seed; empty for the one of main">
            <input class="input figure" name="seed" type="number" min="0" step="1" />
          </Field>
          <Field label="Its time, UTC; empty for the one of this process">
            <input class="input" name="now" type="datetime-local" />
          </Field>
        </>
      )}
      {source === 'world' && (
        <Field label="World to copy">
          <select class="input" name="world">
            {worlds.map((name) => (
              <option key={name} selected={name === world.name}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      )}
      {source === 'snapshot' && (
        <Field label="Snapshot">
          <select class="input" name="snapshot">
            {snapshots.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Field>
      )}
    </Form>
  )
}
