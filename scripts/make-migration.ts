import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SNAPSHOTS = fileURLToPath(new URL('../server/platform/database/migrations/meta', import.meta.url))

// Released migrations never change: the difference between them and the tables of the code becomes a new one. With
// `--custom` it is empty, for changes of rows alone.
const [name, ...options] = process.argv.slice(2)
if (name === undefined || !/^[a-z][a-z_]*$/.test(name)) {
  console.error('What is it about? npm run migration -- gallery_albums')
  process.exitCode = 1
} else {
  const drizzleKit = fileURLToPath(new URL('../node_modules/drizzle-kit/bin.cjs', import.meta.url))
  execFileSync(process.execPath, [drizzleKit, 'generate', '--name', name, ...options], { stdio: 'inherit' })
  keepNewestSnapshot()
}

/** The next migration is made against the newest alone, since each snapshot holds all tables. */
function keepNewestSnapshot(): void {
  const snapshots = readdirSync(SNAPSHOTS)
    .filter((file) => file.endsWith('_snapshot.json'))
    .toSorted()
  for (const file of snapshots.slice(0, -1)) rmSync(join(SNAPSHOTS, file))
}
