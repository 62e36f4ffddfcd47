import type { Change } from './compare.ts'

const intro = `# Changes of the contract

Written by \`npm run changelog -w @swx/openapi\` from the contract itself, compared with the last released version
(\`openapi/changelog/released.jsonl\`).

## Rules of compatibility

- Breaking: an operation, a request field or a field of an answer is removed or has another type; a request asks for
  more than before or leaves less room, by a narrower limit or fewer members of an enum (a field without which every
  request was answered with an error may become required); a field that was always answered may be missing, or may hold
  what its limits ruled out; an operation needs a session or has another success code. Before 1.0.0 such a change raises
  the second number of the version, afterwards the first. The lint of the contract fails otherwise.
- Not breaking, at any time: new operations, new optional request fields, more room in a request, new fields of answers,
  new error codes, and new members of an enum in an answer. A client ignores fields it does not know, shows a general
  message for an unknown code, and shows an unknown member neutrally.
- An operation that is to be removed is \`deprecated\` first, with \`x-sunset\`, the day it ends. Until then it works as
  before, and its answers carry the headers \`Deprecation\` (RFC 9745) and \`Sunset\` (RFC 8594). A field that is to be
  removed is deprecated in the document in the same way.
`

const section = (title: string, changes: Change[]) =>
  changes.length === 0 ? '' : `\n### ${title}\n\n${changes.map(({ text }) => `- ${text}\n`).join('')}`

export function versionSection(heading: string, changes: Change[]): string {
  const body =
    section(
      'Breaking',
      changes.filter(({ isBreaking }) => isBreaking),
    ) +
    section(
      'Other',
      changes.filter(({ isBreaking }) => !isBreaking),
    )
  return `\n## ${heading}\n${body || '\nNothing that a client would notice.\n'}`
}

/** The sections of released versions in a changelog, newest first. */
export function releasedPart(document: string): string {
  const start = document.search(/^## \d/m)
  return start === -1 ? '' : `\n${document.slice(start)}`
}

/** The whole changelog: what is not released yet on top. */
export function changelog(unreleased: Change[], released: string): string {
  return intro + (unreleased.length === 0 ? '' : versionSection('Unreleased', unreleased)) + released
}

const numbersOf = (version: string): [major: number, minor: number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return [major, minor]
}

/** The lowest version that may break another. */
export function nextBreaking(version: string): string {
  const [major, minor] = numbersOf(version)
  return major > 0 ? `${major + 1}.0.0` : `0.${minor + 1}.0`
}

/** Whether the version was raised as much as the changes require. */
export function isRaisedEnough(before: string, after: string, changes: Change[]): boolean {
  const [oldMajor, oldMinor] = numbersOf(before)
  const [major, minor] = numbersOf(after)
  if (!changes.some(({ isBreaking }) => isBreaking)) return true
  return major > oldMajor || (major === 0 && minor > oldMinor)
}
