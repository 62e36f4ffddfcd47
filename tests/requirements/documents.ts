import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { declarationError, isTest } from './evidence.ts'

/** A part of a path that stands for many: `<tag>`, `*`. */
const isPlaceholder = (part: string) => /[<*{$]/.test(part)

/** The folder or file that a path with placeholders has to be in. */
const fixedPart = (path: string) => {
  const parts = path.split('/')
  const at = parts.findIndex(isPlaceholder)
  return at < 0 ? path : parts.slice(0, at).join('/')
}

/** What a build or a start makes is not there on a fresh clone. */
const isMade = (path: string) =>
  /(^|\/)(dist|node_modules)[\w-]*(\/|$)/.test(path) ||
  /^deploy\/(tls|secrets|\.env|app\/(site|stage))(\/|$)/.test(path)

/** Whether text in backticks is a path of the repository: in one of its folders, or the name of a source file. */
function isPath(root: string, text: string): boolean {
  if (!/^[\w<*][\w.<>*-]*(\/[\w.@<>*-]+)*\/?$/.test(text) || isMade(text)) return false
  const [first = '', second] = text.split('/')
  if (second === undefined) return /^[A-Z]+\.md$/.test(text)
  return existsSync(join(root, first)) || /\.(tsx?|mjs|json|ya?ml|md|css)$/.test(text)
}

function exists(root: string, path: string): boolean {
  if (!existsSync(join(root, fixedPart(path)))) return false
  return !path.includes('*') || path.includes('<') || globSync(path, { cwd: root }).length > 0
}

/** The scripts that `npm run` knows, here or in a package. */
function scriptsOf(root: string, workspace: string | undefined): object {
  const folder = workspace ? workspace.replace('@swx/', '') : '.'
  const file = join(root, folder, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).scripts ?? {}) : {}
}

/** What is wrong with a test that is named as `path › title`. */
function testProblem(root: string, code: string): string[] {
  const [path = '', title] = code.split(' › ')
  const problem = title !== undefined && isTest(path) ? declarationError(root, code) : undefined
  return problem ? [problem] : []
}

/** Blocks of code: only their commands are looked at. */
const fenced = /^```(\w*)\n([\s\S]*?)^```$/gm

/**
 * What a document names that is not there: paths and tests in backticks, targets of links, and scripts of `npm run`.
 * @param path of the document, from the root of the repository
 */
export function documentProblems(root: string, path: string, text: string): string[] {
  const prose = text.replaceAll(fenced, '')
  const tests = [...prose.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => testProblem(root, code))
    .map((problem) => `${path}: ${problem}`)
  const missing = [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code.split(' › ')[0] ?? '')
    .filter((code) => isPath(root, code) && !exists(root, code))
    .map((code) => `${path}: ${code} does not exist`)
  const dead = [...prose.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(join(root, dirname(path), target)))
    .map((target) => `${path}: the link to ${target} leads nowhere`)
  const unknown = [...text.matchAll(/npm run ([\w:-]+)(?: -w (@swx\/[\w-]+))?/g)]
    .filter(([, script = '', workspace]) => !(script in scriptsOf(root, workspace)))
    .map(([command]) => `${path}: "${command}" is no script`)
  return [...missing, ...tests, ...dead, ...unknown]
}
