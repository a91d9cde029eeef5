import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Groups of processes that this process has started and not ended, and the profiles that it has not taken away. */
const running = new Set<ChildProcess>()
const profiles = new Set<string>()

process.once('exit', () => {
  for (const child of running) kill(child)
  for (const folder of profiles) removeProfile(folder)
})

/** Starts a program as the head of a group that ends with this process, however that ends by itself. */
export function startOwn(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcess {
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  running.add(child)
  return child
}

/** Ends a program with all that it has started; resolves once it is gone. */
export async function endOwn(child: ChildProcess): Promise<void> {
  const isGone = child.exitCode !== null || child.signalCode !== null
  const gone = isGone ? null : once(child, 'exit')
  kill(child)
  running.delete(child)
  await gone
}

function kill({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // The whole group is gone already.
  }
}

/** Resolves with the first match of `pattern` in what a program prints; rejects when it ends before or takes too long. */
export function printed(child: ChildProcess, pattern: RegExp, within = 30_000): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const fail = (why: string) => reject(new Error(`${child.spawnfile} ${why}: ${text.slice(-1_000)}`))
    const timer = setTimeout(() => fail('did not say that it is there'), within)
    const read = (chunk: Buffer) => {
      text += chunk.toString()
      const found = pattern.exec(text)?.[1]
      if (found === undefined) return
      clearTimeout(timer)
      resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', (error) => fail(error.message))
    child.once('exit', () => fail('ended'))
  })
}

/** A folder for a profile that nobody had before. */
export function freshProfile(engine: string): string {
  const folder = mkdtempSync(join(tmpdir(), `iskra-profile-${engine}-`))
  profiles.add(folder)
  return folder
}

/** Takes a profile away, also while the last of the browser's processes still writes there. */
export function removeProfile(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  profiles.delete(folder)
}
