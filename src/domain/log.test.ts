import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOG_MEMORY, clearLog, log, logEntries, setLogLevel } from './log.ts'

const silence = () => undefined
const printed = {
  debug: vi.spyOn(console, 'debug'),
  info: vi.spyOn(console, 'info'),
  warn: vi.spyOn(console, 'warn'),
}

beforeEach(() => {
  for (const spy of Object.values(printed)) spy.mockReset().mockImplementation(silence)
  clearLog()
})
afterEach(() => setLogLevel('warn'))
afterAll(() => vi.restoreAllMocks())

test('prints from warn upwards unless told otherwise, and remembers everything', async () => {
  // As in a page that has just begun, with none of the earlier tests' settings.
  vi.resetModules()
  const begun = await import('./log.ts')
  begun.log.debug('worker', 'started')
  begun.log.warn('worker', 'slow', { ms: 12 })
  expect(printed.debug).not.toHaveBeenCalled()
  expect(printed.warn).toHaveBeenCalledExactlyOnceWith('[worker] slow', { ms: 12 })
  expect(begun.logEntries().map((entry) => entry.message)).toEqual(['started', 'slow'])
})

test('a lower level prints more, silent prints nothing', () => {
  setLogLevel('info')
  log.info('worker', 'now')
  setLogLevel('silent')
  log.warn('worker', 'unheard')
  expect(printed.info).toHaveBeenCalledOnce()
  expect(printed.warn).not.toHaveBeenCalled()
})

test('keeps only the newest entries', () => {
  for (let index = 0; index < LOG_MEMORY + 5; index++) log.debug('worker', String(index))
  expect(logEntries()).toHaveLength(LOG_MEMORY)
  expect(logEntries()[0]?.message).toBe('5')
})
