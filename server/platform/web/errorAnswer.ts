/** Codes of the errors that any call of the server can meet; areas have their own besides. */
export const SERVER_ERROR_CODES = {
  /** No HTTP, or an address that nothing can have. */
  INVALID_REQUEST: 400,
  /** A form that our pages didn't send. */
  FOREIGN_FORM: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  /** An expired signed address. */
  LINK_INVALID: 410,
  PAYLOAD_TOO_LARGE: 413,
  ADDRESS_TOO_LONG: 414,
  TOO_MANY_REQUESTS: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const

export type ServerErrorCode = keyof typeof SERVER_ERROR_CODES

const MESSAGES: Record<ServerErrorCode, string> = {
  INVALID_REQUEST: 'The request is not valid',
  FOREIGN_FORM: 'The form was not sent by a page of this site',
  NOT_FOUND: 'There is nothing at this address',
  METHOD_NOT_ALLOWED: 'This address does not take this method',
  REQUEST_TIMEOUT: 'The request did not come in time',
  LINK_INVALID: 'The address has run out',
  PAYLOAD_TOO_LARGE: 'The body of the request is too large',
  ADDRESS_TOO_LONG: 'The address is too long',
  TOO_MANY_REQUESTS: 'Too many requests',
  HEADERS_TOO_LARGE: 'The address and the headers are too long together',
  INTERNAL_ERROR: 'An unexpected error occurred',
  SERVICE_UNAVAILABLE: 'The service is not available right now',
}

/** An error as every call answers it: `{ error: { code, message } }` (specification part 2, section 8). */
export function errorAnswer(code: ServerErrorCode, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(
    { error: { code, message: MESSAGES[code] } },
    { status: SERVER_ERROR_CODES[code], headers: { 'cache-control': 'no-store', ...headers } },
  )
}
