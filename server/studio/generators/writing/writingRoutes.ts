import { VERIFIED } from '#domain/access/access.ts'
import { engineTextsSchema, textsBodySchema } from '#domain/wording/engineTexts.ts'
import { endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { EngineFailure, type GenerationEngine } from '../engine.ts'
import { enginesOf } from '../enginesOf.ts'
import { TEXTS_OF_EVERYBODY, TEXTS_OF_USER } from '../limits.ts'
import { askText, writerOf } from './askText.ts'
import { readTexts } from './readTexts.ts'
import { textsPrompt } from './textsPrompt.ts'

/** The person waits for it. */
const MOST_MS = 60_000
/** Seconds until a failed model may be asked again. */
const PAUSE_SECONDS = 30

/**
 * Texts of the configured engine for a card or letter. The shop pays for them, so they are for verified accounts, so
 * many an hour, and so many for all of them together; no credits are taken.
 */
export function writingRoutes(
  context: ServerContext,
  engines: readonly GenerationEngine[] = enginesOf(context),
): readonly ServedEndpoint[] {
  return [
    endpoint(
      'POST /api/v1/generation/texts',
      VERIFIED,
      {
        summary: 'Three texts for a gift by the configured text engine',
        body: textsBodySchema,
        answer: engineTextsSchema,
        refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE'],
      },
      async ({ body: { request, language }, caller, request: { signal } }) => {
        const engine = writerOf(context, engines)
        if (engine === null) throw new Refusal('NOT_FOUND')
        await throttle(context, TEXTS_OF_USER, caller.user.id)
        await throttle(context, TEXTS_OF_EVERYBODY, 'all')
        const answer = await write(context, engine, {
          prompt: textsPrompt(request, language),
          language,
          signal,
        })
        const texts = readTexts(answer)
        if (texts.length === 0) throw new Refusal('SERVICE_UNAVAILABLE', { retryAfter: PAUSE_SECONDS })
        return { engine: engine.name, texts: [...texts] }
      },
    ),
  ]
}

/** Returns the engine's texts. Throws SERVICE_UNAVAILABLE when it failed. */
async function write({ log }: ServerContext, engine: GenerationEngine, asked: Asked): Promise<string> {
  try {
    return await askText(engine, { ...asked, timeoutMs: MOST_MS })
  } catch (error) {
    if (!(error instanceof EngineFailure) && !(error instanceof DOMException)) throw error
    log.warn('the text engine wrote nothing', { engine: engine.id, error })
    throw new Refusal('SERVICE_UNAVAILABLE', { retryAfter: PAUSE_SECONDS })
  }
}

type Asked = Omit<Parameters<typeof askText>[1], 'timeoutMs'>
