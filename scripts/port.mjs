import { createServer } from 'node:net'

/** Ends the process with one line that says what to do when the port on 127.0.0.1 is taken or is no port. */
export async function requireFreePort(port, variable = 'PORT') {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    console.error(`${variable}=${port} is not a port number: set it to a number from 1 to 65535.`)
    process.exit(1)
  }
  const isFree = await new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(Number(port), '127.0.0.1', () => probe.close(() => resolve(true)))
  })
  if (isFree) return
  console.error(
    `Port ${port} is in use on 127.0.0.1: stop the program that holds it, or choose another with ${variable}=${Number(port) + 1}.`,
  )
  process.exit(1)
}
