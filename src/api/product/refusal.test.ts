import { describe, expect, it } from 'vitest'
import { type Refusal, refusalError } from './refusal.ts'

function refused(body: unknown, over: Partial<Refusal> = {}) {
  const headers = new Headers()
  return refusalError({
    endpoint: 'GET /api/v1/account/profile',
    status: 400,
    headers,
    body,
    now: 0,
    ...over,
  })
}

describe('the text of a refusal, in the order of specification part 2, section 8', () => {
  it.each<[string, unknown, string]>([
    ['error.message first', { error: { code: 'X', message: 'Said' }, detail: 'Detail' }, 'Said'],
    ['detail as a string', { detail: 'Detail' }, 'Detail'],
    ['detail of an error without words', { error: { code: 'X' }, detail: 'Detail' }, 'Detail'],
    ['detail as an array of texts', { detail: ['One', 'Two'] }, 'One. Two'],
    [
      'detail as an array of messages',
      { detail: [{ msg: 'One' }, { message: 'Two' }, 'Three'] },
      'One. Two. Three',
    ],
    ['an array without messages', { detail: [{}, 7, null] }, 'An unexpected error occurred'],
    ['detail as an object with msg', { detail: { msg: 'One', message: 'Two' } }, 'One'],
    ['detail as an object with message', { detail: { message: 'Two' } }, 'Two'],
    ['detail as an empty object', { detail: {} }, 'An unexpected error occurred'],
    ['an empty message', { error: { message: '' }, detail: '' }, 'An unexpected error occurred'],
    ['no body', undefined, 'An unexpected error occurred'],
    ['a page of a gateway', 'Bad gateway', 'An unexpected error occurred'],
    ['an array', [], 'An unexpected error occurred'],
    ['null', null, 'An unexpected error occurred'],
    ['error as a text', { error: 'Broken' }, 'An unexpected error occurred'],
  ])('%s', (_, body, text) => {
    expect(refused(body).message).toBe(text)
  })

  it('has words of its own for the auth service and for a timeout', () => {
    const endpoint = 'POST /api/v1/auth/login'
    expect(refused(undefined, { endpoint, status: 500 }).message).toBe('Wystąpił nieoczekiwany błąd')
    expect(refused({ error: { message: 'Said' } }, { endpoint }).message).toBe('Said')
    expect(refused(undefined, { endpoint, status: 408 })).toMatchObject({
      message: 'Request timeout',
      code: 'TIMEOUT',
    })
  })
})

describe('code, details and problems', () => {
  it('are the error’s own', () => {
    const problems = [{ field: 'email', code: 'taken' }]
    const details = { problems: [...problems, { field: 'email', code: 'of-tomorrow' }, 'junk'] }
    const error = refused({ error: { code: 'VALIDATION_FAILED', message: 'No', details } }, { status: 422 })
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', status: 422, details, problems })
  })

  it.each<[number, string]>([
    [400, 'INVALID_REQUEST'],
    [401, 'UNAUTHORIZED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [418, 'UNKNOWN_ERROR'],
    [422, 'VALIDATION_FAILED'],
    [429, 'TOO_MANY_REQUESTS'],
    [502, 'INTERNAL_ERROR'],
    [503, 'SERVICE_UNAVAILABLE'],
  ])('a bare %i has the code %s', (status, code) => {
    expect(refused(undefined, { status })).toMatchObject({ status, code, problems: [] })
  })

  it('keeps what Retry-After asks for', () => {
    const headers = new Headers({ 'Retry-After': '7' })
    expect(refused(undefined, { status: 429, headers }).retryAfterMs).toBe(7_000)
  })
})

describe('a 403', () => {
  it('has the server’s detail for its text, and the header of an unconfirmed address for its details', () => {
    const headers = new Headers({ 'X-Email-Unverified': 'true' })
    const body = { error: { code: 'EMAIL_NOT_VERIFIED', message: 'Said' }, detail: 'Confirm first' }
    expect(refused(body, { status: 403, headers })).toMatchObject({
      message: 'Confirm first',
      code: 'EMAIL_NOT_VERIFIED',
      details: 'true',
    })
  })

  it('says so by itself where the server says nothing', () => {
    expect(refused({}, { status: 403 })).toMatchObject({ message: 'Access forbidden', details: undefined })
    expect(refused({ error: { message: 'Said' } }, { status: 403 }).message).toBe('Said')
  })
})

describe('how a failure may be met', () => {
  it.each<[number, string]>([
    [404, 'refused'],
    [408, 'busy'],
    [429, 'busy'],
    [500, 'broken'],
    [503, 'busy'],
  ])('%i is %s', (status, kind) => {
    expect(refused(undefined, { status }).kind).toBe(kind)
  })
})
