import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { INHERITED_ENVIRONMENT } from '../inheritedEnvironment.ts'

/** A worker as a process of its own, as `npm run worker` runs it. */
export interface WorkerProcess {
  /** All that it has printed. */
  output(): string
  /** Ends it by SIGTERM; resolves with its exit code. */
  stop(): Promise<number | null>
  /** Ends it by SIGKILL, as a crash would. */
  kill(): Promise<void>
}

/** Starts one and resolves when it takes jobs. */
export async function startWorkerProcess(
  environment: Readonly<Record<string, string>>,
): Promise<WorkerProcess> {
  const child = spawn(process.execPath, ['server/startWorker.ts'], {
    env: { ...INHERITED_ENVIRONMENT, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('The worker is ready')) resolve()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('exit', () => reject(new Error(`the worker did not start:\n${output}`)))
  })
  await ready
  return {
    output: () => output,
    async stop() {
      await end(child, 'SIGTERM')
      return child.exitCode
    },
    kill: () => end(child, 'SIGKILL'),
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
