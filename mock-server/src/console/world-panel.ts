import { byId } from './element.ts'
import { type Panel, type PanelContext, perform } from './panel.ts'

interface State {
  readonly hash: string
  readonly counts: Readonly<Record<string, number>>
}

/** Shows the state of the world; keeps it, brings it back, starts it over, and adds sample people. */
export const createWorldPanel = (context: PanelContext): Panel => {
  const { client } = context
  const result = byId('world-result')
  const area = byId('world-title').closest('section') as HTMLElement
  const text = (id: string) => byId<HTMLInputElement | HTMLSelectElement>(id).value
  const act = (path: string, body: object, said: string) =>
    perform(context, area, async () => {
      await client.post(path, body)
      result.textContent = said
    })

  const named = (id: string, work: (name: string) => Promise<void>) =>
    byId(id).addEventListener('click', () => {
      const field = byId<HTMLInputElement>('snapshot-name')
      if (field.reportValidity()) void work(field.value)
    })
  named('snapshot', (name) => act('snapshot', { name }, `Kept as "${name}".`))
  named('restore', (name) => act('restore', { name }, `As it was in "${name}"; the clock stands still.`))
  byId('seed').addEventListener('click', () => {
    const profile = text('profile')
    void act('seed', { profile }, `The people of "${profile}" are here; their password is Sandbox1.`)
  })
  byId('reset').addEventListener('click', () => {
    const profile = text('profile')
    const keepTokens = byId<HTMLInputElement>('keep-tokens').checked
    void act('reset', { profile, keepTokens }, `Started over from "${profile}".`)
  })

  return {
    async refresh() {
      const { hash, counts } = await client.get<State>('state')
      byId('state-hash').textContent = hash.slice(0, 16)
      byId('state-counts').textContent = Object.entries(counts)
        .filter(([name, count]) => count > 0 && ['users', 'sessions', 'entries'].includes(name))
        .map(([name, count]) => `${count} ${name}`)
        .join(', ')
    },
  }
}
