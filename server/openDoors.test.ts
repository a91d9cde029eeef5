import { expect, it } from 'vitest'
import { openDoors } from './openDoors.ts'
import { readConfig } from './readConfig.ts'

const said = (environment: Record<string, string>) => openDoors(readConfig(environment)).join('\n')

it('says what a server on one’s own machine gives away', () => {
  expect(said({})).toMatch(/^Test payments are on: .+ their credits\nThe mailbox is on: .+$/)
  expect(said({ TEST_PAYMENTS: 'off', MAILBOX: 'off', GENERATOR_FAULTS: 'on' })).toMatch(/^Faults are on/)
})

it('says that payments which are on elsewhere bring no credits, and nothing where all is shut', () => {
  expect(said({ NODE_ENV: 'production', TEST_PAYMENTS: 'on' })).toMatch(
    /^Test payments are on: .+ no credits$/,
  )
  expect(said({ NODE_ENV: 'production' })).toBe('')
})
