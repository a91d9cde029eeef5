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

it.runIf(process.platform === 'linux')('a picture goes behind who answers', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const work = sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: '#fff', noise } })
    .blur(20)
    .png({ effort: 10 })
    .toBuffer()
  await expect.poll(() => priorities('libvips worker'), { timeout: 10_000 }).toContain(10)
  await work
  const own = readFileSync('/proc/self/stat', 'utf8')
  expect(Number(own.slice(own.lastIndexOf(')') + 2).split(' ')[16])).toBe(0)
})
