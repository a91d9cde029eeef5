import * as z from 'zod/mini'
import { expectTypeOf, it } from 'vitest'
import { profileSchema } from '#domain/account/profile.ts'
import type { Agreement, Filling } from './contract.ts'

// The calls themselves are the proof that client and server agree; this shows that the proof can fail.

it('asks for what the server’s document asks for', () => {
  type Profile = Filling<'GET /api/v1/profiles/{username}'>
  expectTypeOf<Profile['path']>().toEqualTypeOf<{ readonly username: string }>()
  expectTypeOf<Profile['body']>().toEqualTypeOf<undefined>()
  type Orders = Filling<'GET /api/v1/account/orders'>
  expectTypeOf<{ query: { before: undefined } }>().toExtend<Orders>()
  expectTypeOf<{ query: { before: 7 } }>().not.toExtend<Orders>()
  type Forgot = Filling<'POST /api/v1/auth/forgot-password'>
  expectTypeOf<{ body: { email: string; language: 'pl' } }>().toExtend<Forgot>()
  expectTypeOf<object>().not.toExtend<Forgot>()
})

it('takes a schema that reads what the server answers, and no other', () => {
  const wrong = z.object({ display_name: z.number() })
  type Profile = 'GET /api/v1/account/profile'
  expectTypeOf<Agreement<Profile, typeof profileSchema>>().toEqualTypeOf<unknown>()
  expectTypeOf<Agreement<Profile, typeof wrong>>().toEqualTypeOf<{ readonly answerDisagrees: never }>()
})
