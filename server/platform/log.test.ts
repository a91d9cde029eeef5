import { DrizzleQueryError } from 'drizzle-orm/errors'
import { GraphQLError } from 'graphql'
import { expect, it } from 'vitest'
import { createLog } from './log.ts'

function linesAt(level: Parameters<typeof createLog>[0]): string[] {
  const lines: string[] = []
  const log = createLog(level, (line) => lines.push(line))
  log.debug('a')
  log.info('b', { count: 1 })
  log.warn('c')
  log.error('d', { error: new Error('outer', { cause: new Error('inner') }) })
  return lines
}

it.each([
  ['debug', 4],
  ['info', 3],
  ['warn', 2],
  ['error', 1],
  ['silent', 0],
] as const)('at %s writes %d of the four', (level, count) => {
  expect(linesAt(level)).toHaveLength(count)
})

it('writes one line per event, with its details and where an error came from', () => {
  const [, info = '', , error = ''] = linesAt('debug')
  expect(info).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z info b \{"count":1\}\n$/)
  expect(error.trimEnd().split('\n')).toHaveLength(1)
  expect(error).toMatch(/error d .*outer.*log\.test\.ts.*inner/)
})

it('tells which query failed, and not what people had given for it', () => {
  const lines: string[] = []
  const failed = new DrizzleQueryError(
    'insert into users values ($1)',
    ['zofia@example.pl\n    secret'],
    new Error('full'),
  )
  createLog('error', (line) => lines.push(line)).error('a call failed', { error: failed })
  expect(lines.join('')).toMatch(/insert into users.*log\.test\.ts.*full/)
  expect(lines.join('')).not.toMatch(/zofia|secret/)
})

const SECRETS = ['tajny-koszyk', 'zofia@example.pl\n    at secret (file:1:1)']

function logged(error: unknown): string {
  const lines: string[] = []
  createLog('error', (line) => lines.push(line)).error('a call failed', { details: [error], error })
  return lines.join('')
}

it.each([
  ['in words that look like a stack', (cause: Error) => cause],
  [
    'inside of an error of GraphQL, which speaks for itself in JSON',
    (cause: Error) => new GraphQLError(cause.message, { originalError: cause }),
  ],
  ['at the bottom of others', (cause: Error) => new Error('outer', { cause: new Error('inner', { cause }) })],
  ['among several', (cause: Error) => new AggregateError([cause], 'all failed')],
])('tells which query failed and nothing of what it was asked with, %s', (_where, within) => {
  const refused = Object.assign(new Error(`invalid input syntax for type integer: "${SECRETS[0]}"`), {
    code: '22P02',
  })
  const text = logged(
    within(new DrizzleQueryError('select "id" from "carts" where "secret" = $1', SECRETS, refused)),
  )
  expect(text).toMatch(/from \\+"carts\\+"/)
  expect(text).toContain('22P02')
  expect(text).not.toMatch(/tajny|zofia|secret \(file|params/)
})
