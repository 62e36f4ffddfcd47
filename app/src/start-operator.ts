/**
 * Where the page of an operator begins: `config.json` is read before any module of the app runs, since the address of
 * the API and the languages are known from then on.
 */
import { applyBrand } from './config/run-time/apply-brand.ts'
import { readRunTimeConfig } from './config/run-time/read-run-time-config.ts'
import { setRunTimeConfig } from './config/run-time/run-time-config.ts'
import { localStore } from './lib/storage/storage.ts'
// Colours of an operator take the place of some of these, which are there by then.
import './styles/styles.css'

const keptAs = 'swx.config'

/** The file as the host has it; without a network, as it was read last. */
async function readFile(): Promise<unknown> {
  let answer: Response
  try {
    answer = await fetch('/config.json', { cache: 'no-cache' })
  } catch (error) {
    const kept = localStore.get(keptAs)
    if (kept === null) throw error
    return JSON.parse(kept)
  }
  if (!answer.ok) throw new Error(`it was answered with HTTP ${answer.status}`)
  const text = await answer.text()
  localStore.set(keptAs, text)
  return JSON.parse(text)
}

/** What is shown when nothing can begin; there is no language yet to say it in. */
function showError(sentences: readonly string[]): void {
  const main = document.createElement('main')
  main.setAttribute('role', 'alert')
  main.style.padding = '24px'
  const title = document.createElement('h1')
  title.textContent = 'This app isn’t set up yet'
  const list = document.createElement('ul')
  for (const sentence of sentences)
    list.append(Object.assign(document.createElement('li'), { textContent: sentence }))
  main.append(title, list)
  document.body.replaceChildren(main)
}

async function start(): Promise<void> {
  const { config, errors } = readRunTimeConfig(await readFile())
  if (!config) return showError(errors.map((sentence) => `config.json: ${sentence}`))
  for (const sentence of errors) console.error(`config.json: ${sentence} It is left out.`)
  setRunTimeConfig(config)
  if (config.brand) applyBrand(config.brand)
  await Promise.all([import('./early.ts'), import('./main.tsx')])
}

start().catch((error: unknown) => {
  showError([
    `config.json could not be read: ${error instanceof Error ? error.message : String(error)}. Reload the page.`,
  ])
  throw error
})
