import type { ServerContext } from '#server/platform/context.ts'
import { Outage } from '#server/platform/outage.ts'
import { CannotStart } from '#server/platform/process/cannotStart.ts'
import { fileStore } from './storeOf.ts'

/**
 * Checks at the start whether files can be stored: a bucket that doesn't exist or refuses our key rejects with
 * CannotStart. One that doesn't answer is only logged: it may be back before it is needed.
 */
export async function checkFileStore(context: ServerContext): Promise<void> {
  try {
    await fileStore(context).check()
  } catch (error) {
    const { s3 } = context.config.files
    if (!(error instanceof Outage) || s3 === null) throw error
    const bucket = `The bucket ${s3.bucket} at ${s3.endpoint}`
    if (error.status === 404) {
      throw new CannotStart(`${bucket} does not exist. Make it, or name another by FILES_S3_BUCKET.`, {
        cause: error,
      })
    }
    if (error.status !== null && error.status < 500 && error.status !== 429) {
      throw new CannotStart(
        `${bucket} refuses us (${error.status}). Check FILES_S3_KEY_ID, FILES_S3_SECRET and FILES_S3_REGION, and that the key may list, read, write and delete there.`,
        { cause: error },
      )
    }
    context.log.warn(`${bucket} does not answer: files are unavailable until it does`, { error })
  }
}
