import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { type MemoryKind, memoryByKind } from './mappings.ts'
import { ASK_SIGNAL, type ThreadMemory, threadMemorySchema } from './threadMemory.ts'

/** Clock ticks of Linux in a second. */
const TICKS = 100
const SAMPLED_EVERY_MS = 50

/** Bytes in memory of a process and its children; 0 once it has ended. */
export function residentBytes(pid: number): number {
  const own = /^VmRSS:\s+(\d+)/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? '0'
  const children = textOf(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number)
  return Number(own) * 1_024 + children.reduce((sum, child) => sum + residentBytes(child), 0)
}

/** Processor time that a process has taken, s. */
export function processorSeconds(pid: number): number {
  const fields = textOf(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

export function threadCount(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).length
}

export function kindsOf(pid: number): ReadonlyMap<MemoryKind, number> {
  return memoryByKind(textOf(`/proc/${pid}/smaps`))
}

/** Looks at a process until stopped, and returns the most it held, bytes. */
export function watchPeak(pid: () => number): () => number {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytes(pid()))
  }, SAMPLED_EVERY_MS)
  return () => {
    clearInterval(timer)
    return peak
  }
}

/** Asks each thread of the server, through `threadProbe.ts`, what V8 holds for it. */
export async function askThreads(pid: number, report: string): Promise<readonly ThreadMemory[]> {
  rmSync(report, { force: true })
  process.kill(pid, ASK_SIGNAL)
  while (!existsSync(report)) await pause(100)
  await pause(100)
  return z.array(threadMemorySchema).parse(JSON.parse(readFileSync(report, 'utf8')))
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
