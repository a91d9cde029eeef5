import { VERIFIED } from '#domain/access/access.ts'
import { partsAnswerSchema } from '#domain/files/partsAnswer.ts'
import { endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { IDEMPOTENCY_KEY_FORM } from '#server/platform/api/idempotencyKey.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { arrivingOf, partsAddress } from './arriving.ts'

/** Files that arrive in parts. */
export function arrivingEndpoints(context: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'GET /api/v1/uploads/{key}',
      VERIFIED,
      {
        summary: 'Where a large file that will be sent under this idempotency key is sent to in parts',
        answer: partsAnswerSchema,
      },
      async ({ caller, path }) => {
        const key = path('key')
        if (!IDEMPOTENCY_KEY_FORM.test(key)) throw new Refusal('NOT_FOUND')
        return { parts_url: partsAddress(context, arrivingOf(caller.user.id, key)) }
      },
    ),
  ]
}
