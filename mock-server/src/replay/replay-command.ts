import { parseArgs } from 'node:util'
import { createControl } from '../control-client/create-control.ts'
import type { World } from '../control-client/world.ts'
import { StartError } from '../http/start-error.ts'
import { namesInText } from '../http/world-choice.ts'
import { type ArchivedBeginning, readArchive } from './archive.ts'
import { replayArchive } from './replay-archive.ts'
import { reportOf } from './replay-report.ts'

const HELP = `swx-mock-server replay FILE.har [options]

Sends the requests of an HTTP archive again, and says which answers differ. The archive comes from the console or from
GET /__sandbox/journal.har. Values that an archive does not keep are those of the sample users, or come from --set.

  --base-url URL    the mock server (http://127.0.0.1:4010)
  --world NAME      a world that exists (a new one that ends afterwards)
  --profile NAME    what the new world begins with (seed, profile and time of the archive's world)
  --key KEY         the sandbox key (SANDBOX_KEY, else sandbox)
  --set NAME=VALUE  a secret of the archive, such as PASSWORD=Sandbox1; as often as needed
  --help            print this and end

Exit code 0: every answer was the same; 1: some differ; 2: it could not run.
`

/** An archive of another tool, or of a world that nothing can be said about, is sent to a world without users. */
const UNKNOWN_BEGINNING =
  'The archive does not say how its world began: as a copy, from a file, in an earlier process, or not on this server. What was there before is missing now, so answers may differ.'

const secretsOf = (given: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    given.map((one) => {
      const [, name, value] = /^([A-Z][A-Z0-9_]*)=(.*)$/s.exec(one) ?? []
      if (name === undefined || value === undefined)
        throw new StartError(`--set takes NAME=VALUE, such as PASSWORD=Sandbox1; it was "${one}".`)
      return [name, value]
    }),
  )

/** What a world is made from, for it to begin as the archive's did. */
const newWorldOf = (
  beginning: ArchivedBeginning | undefined,
  profile: string | undefined,
): { seed?: number; profile: string; now?: string } => {
  if (!beginning) return { profile: profile ?? 'visitor' }
  const { seed, now } = beginning
  return { seed, now, profile: profile ?? beginning.profile }
}

/** Other control calls would create a world under a name that was mistyped; the list of worlds creates none. */
const expectWorld = async ({ name, url, call }: World): Promise<void> => {
  const { worlds } = await call('listWorlds')
  if (worlds.includes(name)) return
  const known = `${url} has ${worlds.length === 1 ? 'the world' : 'the worlds'} ${namesInText(worlds)}.`
  throw new StartError(
    `There is no world "${name}"; ${known} Name one of them with --world, or omit --world to send the archive to a new world.`,
  )
}

/**
 * `swx-mock-server replay`: sends an archive again.
 *
 * @returns the exit code.
 */
export const replayCommand = async (
  args: readonly string[],
  print: (line: string) => void,
): Promise<0 | 1 | 2> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'base-url': { type: 'string', default: `http://127.0.0.1:${process.env.PORT ?? '4010'}` },
      world: { type: 'string' },
      profile: { type: 'string' },
      key: { type: 'string', default: process.env.SANDBOX_KEY ?? 'sandbox' },
      set: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    print(HELP)
    return 0
  }
  const [file] = positionals
  if (file === undefined || positionals.length > 1)
    throw new StartError('Name one archive: swx-mock-server replay FILE.har')
  const { beginning, exchanges, leftOut } = readArchive(file)
  const secrets = secretsOf(values.set)
  const { key, profile } = values
  const control = createControl({ baseUrl: values['base-url'], key })
  const isNew = values.world === undefined
  const world =
    values.world === undefined
      ? await control.createWorld(newWorldOf(beginning, profile))
      : control.world(values.world)
  if (!isNew) await expectWorld(world)
  try {
    const { total } = await world.call('listUsers')
    const replayed = await replayArchive(exchanges, { world, key, secrets, hasProfile: total > 0 })
    if (!beginning) print(UNKNOWN_BEGINNING)
    for (const line of reportOf(replayed, leftOut)) print(line)
    return replayed.some(({ differences }) => differences.length > 0) ? 1 : 0
  } finally {
    if (isNew) await world.end()
  }
}
