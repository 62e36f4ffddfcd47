import { join } from 'node:path'
import { installFolder } from '../bootstrap.mjs'
import { requireFreePort, requireTurbo, root, runNode, serve, tool } from '../processes.mjs'

const site = join(root, 'docs/site')

/** Whether an option says into which folder the site is built. */
const choosesFolder = (option) => option === '--keep' || option.startsWith('--into')

/** @type {import('../run.mjs').Command} */
export const docs = {
  help: `
npm run docs [-- OPTIONS]

Builds the guides and the API reference as one site into docs/site/dist, and serves it under /docs. A dead link, or a
sample that does not compile, fails the build. What only the site uses is installed on the first run.

  PORT=N              port to serve at (4014)
  DOCS_EDIT_URL=URL   where a file of the repository is edited, with :path for the file; without it, what follows from
                      "repository" in package.json, or no link
  --build             build, and end
  --keep              build the released version into a folder of its own, which later builds leave, and end
  --into FOLDER       build into this folder instead, such as a copy of what is deployed, and end
  --check             build, try the site in Chromium at the sizes of a desktop and a phone, and end
  --pictures          only take the pictures of docs/screenshots anew, of the app as it is now
  --pictures ROUTE    only take pictures of the named routes, or of "all", into tests/results/pictures
                      (LANGUAGES=en,de chooses languages)
  --help              print this and end
`,
  needs: 'tests',
  async run(args) {
    if (args[0] === '--pictures') {
      await requireTurbo(['build'], '@swx/app', '@swx/mock-server')
      return runNode(['tests/scripts/pictures.ts', ...args.slice(1)])
    }
    await installFolder(site, 'what only the documents use')
    await requireTurbo(['build', 'types'], '@swx/sdk', '@swx/mock-server')
    const folder = args.filter((one, index) => choosesFolder(one) || args[index - 1] === '--into')
    const code = await runNode(['docs/site/build.ts', ...folder], { stdio: ['ignore', 2, 2] })
    if (code !== 0 || folder.length > 0 || args.includes('--build')) return code
    const port = process.env.PORT ?? '4014'
    await requireFreePort(port)
    if (args.includes('--check'))
      return runNode([tool('@playwright/test/cli.js'), 'test'], { cwd: site, env: { PORT: port } })
    console.error(`The documents: http://127.0.0.1:${port}/docs/ (Ctrl-C ends it)`)
    return serve([['scripts/static-host.mjs', 'docs/site/dist', port]])
  },
}
