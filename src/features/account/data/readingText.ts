import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '#api/product/apiError.ts'
import { failureText } from '#ui/form/failureTexts.ts'

/** What to do when something of the account could not be read and this device has no copy. */
export function readingText(error: Error): MessageDescriptor {
  if (error instanceof ApiError) {
    if (error.status === null) return msg`Na tym urządzeniu nie ma jeszcze kopii. Gdy wróci sieć, wczytamy to sami.`
    if (error.status < 500) return failureText(error.code).text
  }
  return msg`Za chwilę spróbujemy jeszcze raz sami.`
}
