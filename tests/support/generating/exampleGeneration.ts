import type { Generation } from '#domain/generation/generation.ts'

/** By default a finished picture of the archive. */
export function exampleGeneration(over: Partial<Generation> = {}): Generation {
  return {
    id: 'generation-1',
    type: 'image',
    prompt: 'Kot w kapeluszu',
    engine: 'iskra-obraz',
    options: {},
    status: 'completed',
    createdAt: '2026-11-20T10:00:00.000Z',
    startedAt: '2026-11-20T10:00:01.000Z',
    completedAt: '2026-11-20T10:00:05.000Z',
    usage: { credits: 3, processingTime: 4_000 },
    refund: 0,
    refCode: 'ref-code-1',
    progress: 100,
    estimatedTime: null,
    queuePosition: 0,
    result: { files: [], colour: '#335577', seed: 1234, isProcedural: true, text: null },
    error: null,
    tags: [],
    isFavourite: false,
    isPublic: false,
    shareToken: null,
    ...over,
  }
}
