import { ConfigError, readConfig } from './readConfig.ts'
import { checkFileStore } from './platform/files/checkFileStore.ts'
import { otherFilesFolder, tellOfOtherFolder } from './platform/installation/filesFolder.ts'
import { createLog } from './platform/log.ts'
import { CannotStart } from './platform/process/cannotStart.ts'
import { takeDataDir } from './platform/dataDir/takeDataDir.ts'
import { type OpenData, openData } from './openData.ts'
import { enginesOf } from './studio/generators/enginesOf.ts'
import { startGenerationWorker } from './studio/generators/worker.ts'
import { startRunWorker } from './studio/templates/runs/runWorker.ts'

// `npm run worker`: makes generations in a process of its own, beside servers on the same PostgreSQL and with the
// same settings. Any number of them can run; GENERATOR_WORKERS is how many generations each makes at once.

function fail(lines: readonly string[]): never {
  process.stderr.write(lines.map((line) => `${line}\n`).join(''))
  process.exit(1)
}

async function openOrExit(): Promise<OpenData> {
  try {
    const settings = readConfig(process.env)
    if (settings.databaseUrl === null) {
      throw new CannotStart('A worker needs DATABASE_URL: the embedded database is for the server alone.')
    }
    const log = createLog(settings.logLevel)
    await takeDataDir(settings, log)
    const opened = await openData(settings, log)
    await checkFileStore(opened.context)
    const other = await otherFilesFolder(opened.context)
    // No server would find the worker's results.
    if (other !== null) throw new CannotStart(tellOfOtherFolder(other))
    return opened
  } catch (error) {
    if (error instanceof ConfigError) fail(error.lines)
    if (error instanceof CannotStart) fail([error.message])
    throw error
  }
}

const data = await openOrExit()
const { context } = data
const worker = startGenerationWorker(
  context,
  enginesOf(context),
  Math.max(1, context.config.generators.workers),
)
const runWorker = startRunWorker(context)
process.stdout.write('The worker is ready\n')

let isStopping = false
const stop = async () => {
  // A second signal means: stop at once.
  if (isStopping) process.exit(1)
  isStopping = true
  await Promise.all([worker.stop(), runWorker.stop()])
  await data.close()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
