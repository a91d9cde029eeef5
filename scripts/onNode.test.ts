import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

it.each(['start', 'dev', 'build', 'admin', 'worker'])(
  'npm run %s begins with what every Node can read',
  (name) => {
    expect(scripts[name]).toMatch(/^node scripts\/onNode\.js \S+\.ts/)
  },
)

it('says in one line which Node is needed, on one that reads no TypeScript', () => {
  // Reports itself as an older Node.
  const old = '--no-experimental-strip-types'
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [old, 'scripts/onNode.js', 'server/start.ts'],
    { encoding: 'utf8' },
  )
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^Iskra needs Node 22\.18 or newer to run, and this is v\S+\. .+\n$/)
})
