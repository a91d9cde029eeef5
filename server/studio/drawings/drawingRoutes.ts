import { VERIFIED } from '#domain/access/access.ts'
import {
  drawingShareAnswerSchema,
  drawingSharesSchema,
  MOST_SHARED_BYTES,
  sharedDrawingSchema,
  sharedPicturesSchema,
  shareDrawingSchema,
} from '#domain/scene/shared/sharedDrawing.ts'
import { endpoint, openEndpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { defineLimit } from '#server/platform/throttle/limit.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { findSharedDrawing, findSharedPictures } from './findSharedDrawing.ts'
import { listShares, shareDrawing, withdrawDrawing } from './shareDrawing.ts'
import { listTakenDown } from './takeDown.ts'

const SHARED_BY_USER = defineLimit('drawing shares of user', 120, 'hour')
const SHARED_FROM_ADDRESS = defineLimit('drawing shares from address', 600, 'hour')

const ID = /^[\w-]{1,60}$/u

/** Drawings that people show by a link. */
export function drawingRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'GET /api/v1/drawings/shares',
      VERIFIED,
      {
        summary: 'The drawings that the user shares, the last renewed first, and those that were taken down',
        answer: drawingSharesSchema,
      },
      async ({ caller: { user } }) => ({
        shares: [...(await listShares(context, user.id))],
        takenDown: [...(await listTakenDown(context.database, user.id))],
      }),
    ),
    endpoint(
      'PUT /api/v1/drawings/{id}/share',
      VERIFIED,
      {
        summary: 'Shares a frozen copy of a drawing by a link; again makes the copy anew under the same link',
        body: shareDrawingSchema,
        answer: drawingShareAnswerSchema,
        mostBytes: MOST_SHARED_BYTES,
        largeBody: {
          module: new URL('../../../src/domain/scene/shared/sharedDrawing.ts', import.meta.url).href,
          name: 'shareDrawingSchema',
        },
        refusals: ['NOT_FOUND', 'TAKEN_DOWN', 'SHARED_DRAWINGS_FULL', 'TOO_MANY_REQUESTS'],
      },
      async ({ caller, path, body, address }) => {
        if (!ID.test(path('id'))) throw new Refusal('NOT_FOUND')
        await throttle(context, SHARED_BY_USER, caller.user.id)
        await throttle(context, SHARED_FROM_ADDRESS, address)
        return { share: await shareDrawing(context, { userId: caller.user.id, id: path('id') }, body) }
      },
    ),
    endpoint(
      'DELETE /api/v1/drawings/{id}/share',
      VERIFIED,
      { summary: 'Ends the link of a drawing; again changes nothing' },
      ({ caller, path }) => withdrawDrawing(context, { userId: caller.user.id, id: path('id') }),
    ),
    openEndpoint(
      'GET /api/v1/drawings/shared/{token}',
      { summary: 'The drawing of a link', answer: sharedDrawingSchema, refusals: ['NOT_FOUND'] },
      async ({ path }) => orNotFound(await findSharedDrawing(context, path('token'))),
    ),
    openEndpoint(
      'GET /api/v1/drawings/shared/{token}/pictures',
      {
        summary: 'The pictures in the drawing of a link',
        answer: sharedPicturesSchema,
        refusals: ['NOT_FOUND'],
      },
      async ({ path }) => orNotFound(await findSharedPictures(context, path('token'))),
    ),
  ]
}

function orNotFound<Value>(found: Value | null): Value {
  if (found === null) throw new Refusal('NOT_FOUND')
  return found
}
