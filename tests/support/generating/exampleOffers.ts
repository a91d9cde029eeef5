import { takesAll } from '#domain/generation/engineTakes.ts'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'

/** An engine as a server offers it: by default for images, free at once, three credits. */
export function exampleOffer(id: string, over: Partial<EngineOffer> = {}): EngineOffer {
  return {
    id,
    type: 'image',
    name: id,
    credits: 3,
    isAvailable: true,
    isProcedural: id.startsWith('iskra-'),
    takes: takesAll(over.type ?? 'image'),
    typicalTime: 4_000,
    waiting: 0,
    ...over,
  }
}
