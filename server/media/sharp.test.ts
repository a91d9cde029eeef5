import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { sharp } from './sharp.ts'

/** The priorities of this process's threads by their name; 0 is what all begin with. */
function priorities(name: string): number[] {
  return readdirSync('/proc/self/task').flatMap((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
    const told = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const rest = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return told === name ? [Number(rest[16])] : []
  })
}

it.runIf(process.platform === 'linux')('pictures go behind who answers, short ones too', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const drawShort = () =>
    sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff', noise } })
      .blur(3)
      .png()
      .toBuffer()
  // Between two of them the decoder has nothing to do.
  for (let round = 0; round < 100 && !priorities('libvips worker').includes(10); round += 1) {
    await drawShort()
    await pause(20)
  }
  expect(priorities('libvips worker')).toContain(10)
  const own = readFileSync('/proc/self/stat', 'utf8')
  expect(Number(own.slice(own.lastIndexOf(')') + 2).split(' ')[16])).toBe(0)
})
