// Plain JavaScript, so that every Node can read it: the code needs a Node that reads TypeScript. One comes with the
// packages; where their install scripts were left out, it is the Node that is there.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [, , program = ''] = process.argv
if (!process.features.typescript) {
  process.stderr.write(
    `Iskra needs Node 22.18 or newer to run, and this is ${process.version}. The one that comes with the packages is put in place by an install script: run "npm rebuild node", or install without --ignore-scripts.\n`,
  )
  process.exit(1)
}
process.argv.splice(1, 2, resolve(program))
await import(pathToFileURL(resolve(program)).href)
