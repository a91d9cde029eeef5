import { ApiError, type ClientErrorCode } from './apiError.ts'

/** The error codes of an upload (specification part 2, section 8). */
export const UPLOAD_ERRORS = {
  UPLOAD_FAILED: 'Upload failed',
  UPLOAD_NETWORK_ERROR: 'Network error during upload',
  UPLOAD_CANCELLED: 'Upload cancelled',
  UPLOAD_ANSWER_INVALID: 'Failed to parse upload response',
} as const satisfies Partial<Record<ClientErrorCode, string>>

export function uploadError(code: keyof typeof UPLOAD_ERRORS, options?: ErrorOptions): ApiError {
  return new ApiError(UPLOAD_ERRORS[code], { code, status: null }, options)
}
