import { downloadJson } from './download.ts'
import { byId, element } from './element.ts'
import { type Panel, type PanelContext, perform } from './panel.ts'

interface State {
  readonly hash: string
  readonly counts: Readonly<Record<string, number>>
}

interface Profiles {
  readonly profiles: readonly { readonly name: string; readonly about: string }[]
}

interface Seeded {
  readonly from: string
  readonly to: string
}

/** The object that a text of JSON holds; undefined when it holds none. */
const parseObject = (text: string): object | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** Shows the state of the world; keeps it, brings it back, starts it over, and adds sample users. */
export const createWorldPanel = (context: PanelContext): Panel => {
  const { client } = context
  const result = byId('world-result')
  const area = byId('world-title').closest('section') as HTMLElement
  const text = (id: string) => byId<HTMLInputElement | HTMLSelectElement>(id).value
  const profiles = byId<HTMLSelectElement>('profile')
  const act = <T>(path: string, body: object, said: string, more: (answer: T) => string = () => '') =>
    perform(context, area, async () => {
      result.textContent = said + more(await client.post<T>(path, body))
    })

  const showProfiles = async (): Promise<void> => {
    if (profiles.options.length > 0) return
    const { profiles: known } = await client.get<Profiles>('profiles')
    const options = known.map(({ name, about }) => {
      const option = element('option', '', name)
      option.selected = name === 'visitor'
      option.title = about
      return option
    })
    profiles.replaceChildren(...options)
  }

  const named = (id: string, work: (name: string) => Promise<void>) =>
    byId(id).addEventListener('click', () => {
      const field = byId<HTMLInputElement>('snapshot-name')
      if (field.reportValidity()) void work(field.value)
    })
  named('snapshot', (name) => act('snapshot', { name }, `Kept as "${name}".`))
  named('restore', (name) => act('restore', { name }, `As it was in "${name}"; the clock stands still.`))
  byId('seed').addEventListener('click', () => {
    const profile = text('profile')
    const said = `The people of "${profile}" are here; their password is Sandbox1.`
    // A running clock moves by what the call took; a profile with a past moves it by days.
    void act<Seeded>('seed', { profile }, said, ({ from, to }) =>
      from.slice(0, 16) === to.slice(0, 16)
        ? ''
        : ` Their past moved the clock on to ${to.slice(0, 16).replace('T', ' ')}.`,
    )
  })
  byId('reset').addEventListener('click', () => {
    const profile = text('profile')
    const keepTokens = byId<HTMLInputElement>('keep-tokens').checked
    void act('reset', { profile, keepTokens }, `Started over from "${profile}".`)
  })

  byId('world-download').addEventListener(
    'click',
    () =>
      void perform(context, area, async () => {
        downloadJson('world.json', await client.get('world'))
        result.textContent = 'Written as world.json.'
      }),
  )
  const files = byId<HTMLInputElement>('world-file')
  files.addEventListener(
    'change',
    () =>
      void perform(context, area, async () => {
        const file = files.files?.[0]
        if (!file) return
        const content = parseObject(await file.text())
        files.value = ''
        if (!content) throw new Error(`${file.name} holds no world; choose a file that was downloaded here.`)
        await client.post('world', content)
        result.textContent = `As it was in ${file.name}; the clock stands still.`
      }),
  )

  return {
    async refresh() {
      await showProfiles()
      const { hash, counts } = await client.get<State>('state')
      byId('state-hash').textContent = hash.slice(0, 16)
      byId('state-counts').textContent = Object.entries(counts)
        .filter(([name, count]) => count > 0 && ['users', 'sessions', 'entries'].includes(name))
        .map(([name, count]) => `${name}: ${count}`)
        .join(', ')
    },
  }
}
