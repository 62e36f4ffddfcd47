/** What signed in, as far as its name says. */
export interface Device {
  readonly kind: 'phone' | 'computer'
  readonly browser: string | undefined
  readonly system: string | undefined
}

const handheld = /iPhone|iPad|Android/

/** Reads the name of a device, such as "Safari on iPhone", to say it in the language of the user. */
export function parseDevice(name: string): Device {
  const [, browser, system] = /^(.+) on (.+)$/.exec(name) ?? []
  return { kind: handheld.test(name) ? 'phone' : 'computer', browser, system }
}
