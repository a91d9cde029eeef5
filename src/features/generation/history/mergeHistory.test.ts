import { describe, expect, it } from 'vitest'
import { exampleGeneration } from '#support/generating/exampleGeneration.ts'
import { exampleRow } from '#support/generating/exampleRow.ts'
import { mergeHistory } from './mergeHistory.ts'

const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`
const ofAccount = (refCode: string, minute: number) =>
  exampleGeneration({ refCode, id: refCode, createdAt: at(minute) })
const kept = (refCode: string, minute: number, over = {}) =>
  exampleRow({ refCode, id: refCode, createdAt: at(minute), ...over })

const seen = (sources: Parameters<typeof mergeHistory>[0]) =>
  mergeHistory(sources).map(({ refCode, isHere }) => (isHere ? `${refCode} here` : refCode))

describe('the history of account and device', () => {
  it('is one list, newest first, that says what is here', () => {
    const archive = [ofAccount('c', 30), ofAccount('b', 20), ofAccount('a', 10)]
    const rows = [kept('b', 20), kept('failed', 25, { id: null, status: 'failed' })]
    expect(seen({ archive, hasMore: false, kept: rows, queue: [] })).toEqual([
      'c',
      'failed here',
      'b here',
      'a',
    ])
  })

  it('is what the device has where the account can’t be asked', () => {
    const rows = [kept('a', 10), kept('b', 20)]
    expect(seen({ archive: null, hasMore: false, kept: rows, queue: [] })).toEqual(['b here', 'a here'])
  })

  it('shows nothing before its page, nor twice what is under way', () => {
    const archive = [ofAccount('making', 40), ofAccount('c', 30)]
    const rows = [kept('old', 5), kept('new', 35)]
    const queue = [{ refCode: 'making' }]
    expect(seen({ archive, hasMore: true, kept: rows, queue })).toEqual(['new here', 'c'])
    expect(seen({ archive, hasMore: false, kept: rows, queue })).toEqual(['new here', 'c', 'old here'])
  })

  it('has the marks that were changed here last', () => {
    const rows = [kept('a', 10, { isFavourite: true, tags: ['mama'] })]
    const [item] = mergeHistory({ archive: [ofAccount('a', 10)], hasMore: false, kept: rows, queue: [] })
    expect(item).toMatchObject({ isFavourite: true, tags: ['mama'] })
  })
})
