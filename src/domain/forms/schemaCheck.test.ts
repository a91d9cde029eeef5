import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { checkEmail } from '#domain/account/checkEmail.ts'
import { validatedText, requiredText, requiredWords, schemaCheck } from './schemaCheck.ts'

const check = schemaCheck(
  z.object({ email: validatedText(checkEmail), password: requiredText, name: requiredWords }),
)

describe('schemaCheck', () => {
  it('finds nothing wrong with what may be sent', () => {
    expect(check({ email: 'ola@example.pl', password: ' ', name: 'Ola' })).toEqual([])
  })

  it('names each field that can’t stand, with the code of its rule, in the order of the form', () => {
    expect(check({ email: 'ola', password: '', name: ' ' })).toEqual([
      { field: 'email', code: 'email' },
      { field: 'password', code: 'required' },
      { field: 'name', code: 'required' },
    ])
  })

  it('has nothing to say about a field that no form has words for', () => {
    const wordless = schemaCheck(z.object({ email: z.string().check(z.minLength(3)) }))
    expect(() => wordless({ email: '' })).toThrow('invalid_value')
  })
})
