/** Prints what a command does and takes, and ends the process, when `--help` or `-h` is among its arguments. */
export function showHelp(text) {
  if (!process.argv.slice(2).some((one) => one === '--help' || one === '-h')) return
  console.log(text.trim())
  process.exit(0)
}
