import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { migrationsFolder } from '#server/database/openDatabase.ts'

// Until the first release there is one migration, made anew from the tables: no database outlives it.
rmSync(migrationsFolder, { recursive: true, force: true })
const drizzleKit = fileURLToPath(new URL('../node_modules/drizzle-kit/bin.cjs', import.meta.url))
execFileSync(process.execPath, [drizzleKit, 'generate', '--name', 'initial'], { stdio: 'inherit' })
