import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sharp } from './sharp.ts'

/** The priorities of this process's threads by their name; all begin with 0. */
function priorities(name: string): number[] {
  return readdirSync('/proc/self/task').flatMap((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    const told = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const rest = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return told === name ? [Number(rest[16])] : []
  })
}

/** The priority of the thread that answers. */
function ownPriority(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
}

it.runIf(process.platform === 'linux')('a picture goes behind who answers, a short one too', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const before = ownPriority()
  await sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff', noise } })
    .blur(2)
    .png()
    .toBuffer()
  // It was done before anybody could look, and the decoder has nothing to do any more.
  await expect.poll(() => priorities('libvips worker'), { timeout: 10_000 }).toContain(10)
  expect(ownPriority()).toBe(before)
})
