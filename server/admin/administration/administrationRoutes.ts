import { z } from 'zod'
import { ADMIN, ADMIN_PROVED } from '#domain/access/access.ts'
import {
  actsPageSchema,
  correctionRequestSchema,
  refundRequestSchema,
  returnRequestSchema,
  rolesRequestSchema,
} from '#domain/administration/acts.ts'
import { peoplePageSchema, type Person, personSchema } from '#domain/administration/people.ts'
import { type Caller, endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Limit } from '#server/platform/throttle/limit.ts'
import { ACT_OF_ADMINISTRATOR, LOOK_OF_ADMINISTRATOR } from '#server/platform/throttle/sharedLimits.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import { type ActParties, correctCredits, giveRoles, refundWork, returnOrder } from './acts.ts'
import { findPeople } from './findPeople.ts'
import { listActs } from './listActs.ts'
import { readPerson } from './readPerson.ts'

const peopleShape = z.object({ q: z.string().max(254), after: z.string().max(80).optional() })
const journalShape = z.object({ before: z.string().max(80).optional() })

/** Administrators' views of people and acts on their accounts. An act answers with the person as they are after it. */
export function administrationRoutes(context: ServerContext): readonly ServedEndpoint[] {
  const look = (caller: Caller) => count(context, LOOK_OF_ADMINISTRATOR, caller)

  async function act<Body>(
    { caller, userId, body }: { readonly caller: Caller; readonly userId: string; readonly body: Body },
    work: (context: ServerContext, parties: ActParties, body: Body) => Promise<void>,
  ): Promise<Person> {
    await count(context, ACT_OF_ADMINISTRATOR, caller)
    await work(context, { administratorId: caller.user.id, userId }, body)
    return personOf(context, userId)
  }

  return [
    endpoint(
      'GET /api/v1/admin/users',
      ADMIN,
      {
        summary: 'Whoever an id, the beginning of an address or user name, or a part of a name is of',
        query: peopleShape,
        answer: peoplePageSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller, query }) => {
        await look(caller)
        return findPeople(context.database, { text: query.q, after: query.after ?? null })
      },
    ),
    endpoint(
      'GET /api/v1/admin/users/{id}',
      ADMIN,
      {
        summary: 'A person: facts, credits, orders, jobs without their words, and what was done to them',
        answer: personSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller, path }) => {
        await look(caller)
        return personOf(context, path('id'))
      },
    ),
    endpoint(
      'PUT /api/v1/admin/users/{id}/roles',
      ADMIN_PROVED,
      {
        summary: 'Give a user these roles; all of their sessions end',
        body: rolesRequestSchema,
        answer: personSchema,
        refusals: ['LAST_ADMIN', 'PERSON_CHANGED', 'TOO_MANY_REQUESTS'],
      },
      ({ caller, path, body }) => act({ caller, userId: path('id'), body }, giveRoles),
    ),
    endpoint(
      'POST /api/v1/admin/users/{id}/corrections',
      ADMIN_PROVED,
      {
        summary: 'Add credits to a user, or take them where negative',
        body: correctionRequestSchema,
        answer: personSchema,
        refusals: ['NOT_ENOUGH_CREDITS', 'ACCOUNT_FULL', 'PERSON_CHANGED', 'TOO_MANY_REQUESTS'],
      },
      ({ caller, path, body }) => act({ caller, userId: path('id'), body }, correctCredits),
    ),
    endpoint(
      'POST /api/v1/admin/users/{id}/refunds',
      ADMIN_PROVED,
      {
        summary: 'Give back what a generation or a run of a template cost, once',
        body: refundRequestSchema,
        answer: personSchema,
        refusals: ['NOTHING_TO_REFUND', 'PERSON_CHANGED', 'TOO_MANY_REQUESTS'],
      },
      ({ caller, path, body }) => act({ caller, userId: path('id'), body }, refundWork),
    ),
    endpoint(
      'POST /api/v1/admin/users/{id}/returns',
      ADMIN_PROVED,
      {
        summary: 'Take back the credits an order brought, once',
        body: returnRequestSchema,
        answer: personSchema,
        refusals: ['NOTHING_TO_REFUND', 'NOT_ENOUGH_CREDITS', 'PERSON_CHANGED', 'TOO_MANY_REQUESTS'],
      },
      ({ caller, path, body }) => act({ caller, userId: path('id'), body }, returnOrder),
    ),
    endpoint(
      'GET /api/v1/admin/acts',
      ADMIN,
      {
        summary: 'The journal of what administrators did, newest first',
        query: journalShape,
        answer: actsPageSchema,
        refusals: ['TOO_MANY_REQUESTS'],
      },
      async ({ caller, query }) => {
        await look(caller)
        return listActs(context.database, query.before ?? null)
      },
    ),
  ]
}

function count(context: ServerContext, limit: Limit, { user }: Caller): Promise<void> {
  return throttle(context, limit, user.id)
}

async function personOf({ database }: ServerContext, userId: string): Promise<Person> {
  const person = await readPerson(database, userId)
  if (person === null) throw new Refusal('NOT_FOUND')
  return person
}
