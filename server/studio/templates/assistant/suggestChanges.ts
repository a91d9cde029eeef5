import type { z } from 'zod'
import { DEFAULT_ENGINES, type GenerationType } from '#domain/generation/engines.ts'
import {
  type AssistantTrouble,
  type suggestionRequestSchema,
  type Suggestions,
  SUGGESTIONS_MOST,
} from '#domain/template/suggestion.ts'
import { suggestLocally } from '#domain/template/suggestLocally.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { EngineFailure, type GenerationEngine } from '#server/studio/generators/engine.ts'
import { enginesOf } from '#server/studio/generators/enginesOf.ts'
import { askText, writerOf } from '#server/studio/generators/writing/askText.ts'
import { askingPrompt, readProposals } from './proposals.ts'

/** A person waits for it. */
const WAIT_MOST_MS = 45_000

type Request = z.output<typeof suggestionRequestSchema>

/**
 * Suggests improvements of a template: a model's proposals, where one is configured, and those of rules. When no model
 * could be asked the trouble says why, and there are only the rules' ones. `signal` is that of a caller who has gone.
 */
export async function suggestChanges(
  context: ServerContext,
  request: Request,
  signal: AbortSignal,
): Promise<Suggestions> {
  const engines = enginesOf(context)
  const byRules = suggestLocally(request, (mode) => engineFor(engines, mode))
  const writer = writerOf(context, engines)
  if (writer === null) return { ...byRules, trouble: 'key_missing' }
  try {
    const { language } = request
    const asked = { prompt: askingPrompt(request), language, signal, timeoutMs: WAIT_MOST_MS }
    const proposed = readProposals(await askText(writer, asked), request.template)
    const suggestions = [...proposed, ...byRules.suggestions].slice(0, SUGGESTIONS_MOST)
    if (proposed.length === 0) return { ...byRules, trouble: 'generation_failed' }
    // The model has read the wish, too.
    return { suggestions, unread: [], trouble: null }
  } catch (error) {
    context.log.warn('no suggestions could be had of a model', { engine: writer.id, error })
    return { ...byRules, trouble: troubleOf(error) }
  }
}

/** The usual engine of a kind if it can be used here, else the first that can. */
function engineFor(engines: readonly GenerationEngine[], mode: GenerationType): string | null {
  const usable = engines.filter(({ type, outage }) => type === mode && outage === null)
  const usual: Readonly<Partial<Record<GenerationType, string>>> = DEFAULT_ENGINES
  return (usable.find(({ id }) => id === usual[mode]) ?? usable[0])?.id ?? null
}

/** Specification part 2, section 8. */
const TROUBLES = {
  refused: 'generation_failed',
  rejected: 'token_limit',
  retired: 'model_unavailable',
  unavailable: 'quota_exceeded',
  timeout: 'generation_failed',
  network: 'model_unavailable',
  broken: 'generation_failed',
} as const satisfies Readonly<Record<EngineFailure['code'], AssistantTrouble>>

function troubleOf(error: unknown): AssistantTrouble {
  return error instanceof EngineFailure ? TROUBLES[error.code] : 'generation_failed'
}
