import type { components } from '@swx/sdk'

type Preferences = components['schemas']['Preferences']

/** How the app looks, by the names of the contract. */
export interface Look {
  readonly language?: string | undefined
  readonly theme?: Preferences['theme'] | undefined
  readonly risingColour?: Preferences['risingColour'] | undefined
}

/** What the rules need of the app. */
export interface LookPorts {
  /** Shows a look on this device. */
  readonly show: (look: Look) => void
  /** Keeps a choice with the account. */
  readonly keep: (choice: Look) => Promise<unknown>
}

type Name = keyof Look
const names: readonly Name[] = ['language', 'theme', 'risingColour']

const pick = (look: Look, wanted: (name: Name) => boolean): Look =>
  Object.fromEntries(
    names.flatMap((name) => (look[name] !== undefined && wanted(name) ? [[name, look[name]]] : [])),
  )
const isEmpty = (look: Look) => Object.keys(look).length === 0

/**
 * Keeps the look of this device and that of the account the same: what the user chooses here goes to the account, what
 * was chosen on another device comes here. A choice made here before signing in is the latest one and wins.
 */
export function createPreferencesSync({ show, keep }: LookPorts) {
  /** What the account last had, as far as this device knows; undefined until it was read. */
  let account: Look | undefined
  /** Chosen here while the account was not known. */
  let early: Look = {}
  const onTheirWay = new Map<Name, number>()

  const send = (choice: Look) => {
    const sent = names.filter((name) => choice[name] !== undefined)
    for (const name of sent) onTheirWay.set(name, (onTheirWay.get(name) ?? 0) + 1)
    account = { ...account, ...choice }
    // What could not be kept stays on this device; the next choice is sent anew.
    void keep(choice)
      .catch(() => {})
      .finally(() => {
        for (const name of sent) onTheirWay.set(name, (onTheirWay.get(name) ?? 1) - 1)
      })
  }

  return {
    /** The account was read. */
    accountRead(read: Look) {
      const before = account
      const kept = pick(early, (name) => early[name] !== read[name])
      const isNew = (name: Name) =>
        early[name] === undefined && !onTheirWay.get(name) && read[name] !== before?.[name]
      const news = pick(read, isNew)
      account = { ...before, ...pick(read, (name) => !onTheirWay.get(name)) }
      early = {}
      if (!isEmpty(news)) show(news)
      if (!isEmpty(kept)) send(kept)
    },
    /** The user chose something on this device. */
    chosen(choice: Look) {
      if (account === undefined) early = { ...early, ...choice }
      else {
        const known = account
        const changed = pick(choice, (name) => choice[name] !== known[name])
        if (!isEmpty(changed)) send(changed)
      }
    },
  }
}
