import { ApiError } from '#api/product/apiError.ts'
import { savePrint, sendPrintFile } from '#api/product/printCalls.ts'
import { failureOf, isRefusal, retryAfterOf } from '../outbox/failure.ts'
import type { IntentSender, Outcome, SendContext } from '../outbox/handler.ts'
import type { IntentRow } from '../outbox/intent.ts'
import { sendEach } from '../outbox/sendEach.ts'

const each = sendEach('product-api', 'print.save', save)

/** The server puts a picture in the place of the one before it, and asks for a file once: sending twice changes nothing. */
export const sendPrints: IntentSender<never>['send'] = (intents, context) => each.send(intents, context)

async function save(
  { idempotencyKey, arguments: { body } }: IntentRow<'print.save'>,
  { db, productApi }: SendContext,
): Promise<Outcome> {
  let sentPercent = 0
  try {
    const { upload_url: whole, parts_url: parts } = await savePrint(await productApi(), body, {
      idempotencyKey,
    })
    if (whole === null || parts === null) return { kind: 'done' }
    const file = await db.printFiles.get(body.file_id)
    // Wiped by the browser meanwhile: there is nothing to send any more.
    if (file === undefined) return { kind: 'parked', failure: gone() }
    await sendPrintFile({ whole, parts }, file.blob, { onProgress: (percent) => (sentPercent = percent) })
    return { kind: 'done' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isRefusal(error)) return { kind: 'parked', failure: failureOf(error) }
    return { kind: 'retry', failure: { ...failureOf(error), sentPercent }, retryAfterMs: retryAfterOf(error) }
  }
}

const gone = () =>
  failureOf(
    new ApiError('the picture is not on this device any more', { code: 'FILE_UNREADABLE', status: 422 }),
  )
