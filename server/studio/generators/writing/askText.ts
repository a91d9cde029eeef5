import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SEED_LIMIT } from '#domain/generation/limits.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { GenerationEngine } from '../engine.ts'
import { enginesOf } from '../enginesOf.ts'
import { textEngine } from './textEngine.ts'

/** The engine that writes texts here; null where none is configured. */
export function writerOf(
  context: ServerContext,
  engines: readonly GenerationEngine[] = enginesOf(context),
): GenerationEngine | null {
  const configured = textEngine(context.config)
  return engines.find(({ id, type }) => type === 'text' && id === configured?.id) ?? null
}

interface AskedText {
  readonly prompt: string
  readonly language: 'pl' | 'en'
  /** The signal of a caller who has gone. */
  readonly signal: AbortSignal
  /** For how long a person waits for it. */
  readonly timeoutMs: number
}

/** Asks an engine for a text without a job. Rejects with an EngineFailure, or with a DOMException when it took too long. */
export async function askText(
  engine: GenerationEngine,
  { prompt, language, signal, timeoutMs }: AskedText,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'iskra-texts-'))
  try {
    const { text } = await engine.make(
      {
        id: randomUUID(),
        type: 'text',
        engine: engine.id,
        prompt,
        options: { language },
        seed: randomInt(SEED_LIMIT),
        source: null,
      },
      {
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        onProgress: () => undefined,
        folder,
      },
    )
    return text ?? ''
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
