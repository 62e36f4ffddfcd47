import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser the tests drive: `CHROMIUM_PATH`, then the usual names on the PATH, then the usual folders.
 * @returns {string | undefined} the program's path, or undefined when there is none
 */
export function findChromium() {
  return chosenOr(() => [...onPath(names), ...usualPlaces])
}

/**
 * The same, or where it is installed the build of Chromium that has no window, which opens a page in two thirds of the
 * time: for tests, not for measurements.
 * @returns {string | undefined} the program's path, or undefined when there is none
 */
export function findHeadlessChromium() {
  return chosenOr(() => onPath(['chromium-headless-shell'])) ?? findChromium()
}

function chosenOr(candidates) {
  const chosen = process.env.CHROMIUM_PATH
  return (chosen ? [chosen] : candidates()).find((path) => existsSync(path))
}

function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => programs.map((name) => join(folder, name)))
}
