import { VERIFIED } from '#domain/access/access.ts'
import { screenPath } from '#domain/addresses/screenPath.ts'
import {
  archivePageSchema,
  archiveQuerySchema,
  generationChangeSchema,
  generationStatsSchema,
  sharedPageSchema,
  sharedQuerySchema,
  shareSchema,
} from '#domain/generation/archive.ts'
import { engineOffersSchema } from '#domain/generation/engineOffer.ts'
import {
  generationSchema,
  publicGenerationSchema,
  sharedGenerationSchema,
} from '#domain/generation/generation.ts'
import { generatorKeySchema } from '#domain/generation/generatorContract.ts'
import { type Caller, endpoint, openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { visitToken } from '#server/studio/analytics/visitToken.ts'
import { findOwn, readArchive } from './archive.ts'
import {
  changeGeneration,
  deleteGeneration,
  restoreGeneration,
  revokeShare,
  shareGeneration,
} from './changeGeneration.ts'
import { offerEngines } from './engineOffers.ts'
import { enginesOf } from './enginesOf.ts'
import { viewGeneration, viewGenerations } from './generationView.ts'
import { KEY_SECONDS, makeGeneratorKey } from './generatorKey.ts'
import { findPublic, findShared, listPublic } from './sharedGenerations.ts'
import { readStats } from './stats.ts'

/** The address of each generator, seen from the product API. */
const BASES = {
  image: '/api/generators/image',
  video: '/api/generators/video',
  audio: '/api/generators/audio',
  text: '/api/generators/text',
}

/** The product API of generations: the key for the generators, the archive, and shared works. */
export function generationRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [...generatorAccess(context), ...shared(context), ...archive(context)]
}

function generatorAccess(context: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'POST /api/v1/generation/keys',
      VERIFIED,
      {
        summary: 'A key for every generator, good for some minutes and as long as this sign-in',
        answer: generatorKeySchema,
        answersTokens: true,
      },
      async ({ caller }) => ({
        key: await makeGeneratorKey(context, caller),
        expires_in: KEY_SECONDS,
        bases: BASES,
      }),
    ),
    openEndpoint(
      'GET /api/v1/generation/engines',
      { summary: 'Every engine as it is offered now', answer: engineOffersSchema },
      async () => ({ engines: await offerEngines(context, enginesOf(context)) }),
    ),
  ]
}

function shared(context: ServerContext): readonly ServedEndpoint[] {
  return [
    openEndpoint(
      'GET /api/v1/generations/shared',
      {
        summary: 'What people have made public, the latest first',
        query: sharedQuerySchema,
        answer: sharedPageSchema,
      },
      ({ query }) => listPublic(context, query.before),
    ),
    openEndpoint(
      'GET /api/v1/generations/shared/{token}',
      { summary: 'What a share link leads to', answer: sharedGenerationSchema },
      async ({ path }) => orNotFound(await findShared(context, path('token'))),
    ),
    openEndpoint(
      'GET /api/v1/generations/{id}/public',
      { summary: 'A public generation', answer: publicGenerationSchema },
      async ({ path }) => {
        const shown = orNotFound(await findPublic(context, path('id')))
        return { ...shown, visitToken: visitToken(context, shown.id) }
      },
    ),
  ]
}

function archive(context: ServerContext): readonly ServedEndpoint[] {
  const engines = enginesOf(context)
  const owning = ({ session }: Caller) => ({ sessionId: session.id, engines })
  return [
    endpoint(
      'GET /api/v1/generations',
      VERIFIED,
      {
        summary: "The user's generations, newest first, filtered",
        query: archiveQuerySchema,
        answer: archivePageSchema,
      },
      async ({ caller, query }) => {
        const { rows, ...page } = await readArchive(context.database, caller.user.id, query)
        return { ...page, items: await viewGenerations(context, owning(caller), rows) }
      },
    ),
    endpoint(
      'GET /api/v1/generations/stats',
      VERIFIED,
      { summary: "Sums of everything the user's generations were", answer: generationStatsSchema },
      ({ caller }) => readStats(context.database, caller.user.id),
    ),
    endpoint(
      'GET /api/v1/generations/{id}',
      VERIFIED,
      { summary: "One of the user's generations", answer: generationSchema },
      async ({ caller, path }) => {
        const row = orNotFound(await findOwn(context.database, caller.user.id, path('id')))
        return viewGeneration(context, owning(caller), row)
      },
    ),
    endpoint(
      'PATCH /api/v1/generations/{id}',
      VERIFIED,
      {
        summary: 'Changes tags, favourite, public; what is not named stays',
        body: generationChangeSchema,
        answer: generationSchema,
        refusals: ['VALIDATION_FAILED', 'NOT_COMPLETED', 'TAKEN_DOWN', 'FORBIDDEN'],
      },
      async ({ caller, path, body }) => {
        if (body.isPublic === true) requireSharing(context)
        const row = await changeGeneration(context, caller.user.id, path('id'), body)
        return viewGeneration(context, owning(caller), row)
      },
    ),
    endpoint(
      'DELETE /api/v1/generations/{id}',
      VERIFIED,
      {
        summary: 'Deletes it for everybody; for a day it can be restored. What is under way is cancelled',
        refusals: ['STILL_BEING_MADE'],
      },
      ({ caller, path }) => deleteGeneration(context, caller.user.id, path('id')),
    ),
    endpoint(
      'POST /api/v1/generations/{id}/restore',
      VERIFIED,
      { summary: 'Brings back what was deleted within a day', answer: generationSchema },
      async ({ caller, path }) => {
        const row = await restoreGeneration(context, caller.user.id, path('id'))
        return viewGeneration(context, owning(caller), row)
      },
    ),
    endpoint(
      'POST /api/v1/generations/{id}/share',
      VERIFIED,
      {
        summary: 'Its share link, the same one as long as it stands',
        answer: shareSchema,
        refusals: ['NOT_COMPLETED', 'TAKEN_DOWN', 'FORBIDDEN'],
      },
      async ({ caller, path }) => {
        requireSharing(context)
        const token = await shareGeneration(context, caller.user.id, path('id'))
        return {
          token,
          url: `${context.config.publicOrigin}${screenPath('/generations/shared')}?link=${token}`,
        }
      },
    ),
    endpoint(
      'DELETE /api/v1/generations/{id}/share',
      VERIFIED,
      { summary: 'Makes its share link lead nowhere' },
      ({ caller, path }) => revokeShare(context, caller.user.id, path('id')),
    ),
  ]
}

/** Where sharing is switched off, no more can be shown to others; works shown before can still be taken back. */
function requireSharing({ config }: ServerContext): void {
  if (!config.features.socialSharing) throw new Refusal('FORBIDDEN')
}

function orNotFound<Value>(value: Value | null): Value {
  if (value === null) throw new Refusal('NOT_FOUND')
  return value
}
