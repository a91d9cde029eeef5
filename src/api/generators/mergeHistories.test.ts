import { expect, it } from 'vitest'
import type { Generation } from '#domain/generation/generation.ts'
import { mergeHistories } from './mergeHistories.ts'

function made(id: string, createdAt: string): Generation {
  return {
    id,
    type: 'image',
    prompt: 'Kot',
    engine: 'iskra-obraz',
    options: {},
    status: 'completed',
    createdAt,
    startedAt: null,
    completedAt: null,
    usage: { credits: 3, processingTime: null },
    refund: 0,
    refCode: `ref-${id}`,
    progress: 100,
    estimatedTime: null,
    queuePosition: 0,
    result: null,
    error: null,
    tags: [],
    isFavourite: false,
    isPublic: false,
    shareToken: null,
  }
}

it('merges histories, the newest first, cut to the limit', () => {
  const images = { items: [made('a', '2026-11-20T12:00:04Z'), made('b', '2026-11-20T12:00:01Z')], total: 2 }
  const videos = { items: [made('c', '2026-11-20T12:00:03Z'), made('d', '2026-11-20T12:00:02Z')], total: 9 }
  expect(mergeHistories([images, videos], 3).map(({ id }) => id)).toEqual(['a', 'c', 'd'])
  expect(mergeHistories([], 3)).toEqual([])
})
