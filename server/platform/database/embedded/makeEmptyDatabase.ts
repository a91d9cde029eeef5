import { PGlite } from '@electric-sql/pglite'
import { embeddedStartParams } from './embeddedStartParams.ts'

/** Makes an empty database in the folder that its argument names; a process of its own does it (`emptyDatabase.ts`). */
const [, , folder] = process.argv
if (folder === undefined) throw new Error('no folder is named')
const engine = await PGlite.create({ dataDir: folder, startParams: embeddedStartParams })
await engine.close()
