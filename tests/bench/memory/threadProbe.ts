import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8'
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads'
import { ASK_SIGNAL, REPORT_VARIABLE, type ThreadMemory } from './threadMemory.ts'

/**
 * Loaded into each thread of the measured server (`--import`). On a signal the main thread asks all of them what they
 * hold, and writes the answers to the file that the bench named.
 */

const CHANNEL = 'iskra-memory'
/** A thread that is at work answers late; the others don't wait for it for longer. */
const PATIENCE_MS = 3_000

const channel = new BroadcastChannel(CHANNEL)
const reportPath = process.env[REPORT_VARIABLE]

function describeThread(): ThreadMemory {
  const heap = getHeapStatistics()
  const spaces = getHeapSpaceStatistics()
  const young = spaces.find(({ space_name: name }) => name === 'new_space')
  return {
    thread: threadId,
    name: isMainThread ? 'answers' : basename(process.argv[1] ?? '', '.ts'),
    usedBytes: heap.used_heap_size,
    heapBytes: heap.total_physical_size,
    youngBytes: young?.physical_space_size ?? 0,
    externalBytes: heap.external_memory,
  }
}

const answers: ThreadMemory[] = []
if (isMainThread && reportPath !== undefined) {
  process.on(ASK_SIGNAL, () => {
    answers.splice(0, Infinity, describeThread())
    channel.postMessage({})
    setTimeout(() => writeFileSync(reportPath, JSON.stringify(answers)), PATIENCE_MS)
  })
}
function hear({ data }: MessageEvent<{ readonly answer?: ThreadMemory }>): void {
  if (isMainThread) answers.push(...(data.answer === undefined ? [] : [data.answer]))
  else if (data.answer === undefined) channel.postMessage({ answer: describeThread() })
}
channel.addEventListener('message', (event) => {
  if (event instanceof MessageEvent) hear(event)
})
channel.unref()
