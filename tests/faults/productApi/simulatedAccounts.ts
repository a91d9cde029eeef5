import type { Tokens } from '#domain/account/tokens.ts'

const GRACE_MS = 60_000
const UNCONFIRMED_GRACE_MS = 24 * 3_600_000

interface ServedSession {
  readonly id: string
  readonly person: string
  readonly generation: number
  readonly graceFrom: number
  readonly isConfirmed: boolean
}

/** The sessions of the product API, as server/accounts/auth keeps them: rotating tokens, with a grace for lost answers. */
export class SimulatedAccounts {
  /** When (epoch ms) a session was taken one generation on. */
  readonly rotations: { readonly id: string; readonly at: number }[] = []
  /** Sessions that ended because a used token came back. */
  revoked = 0
  /** Calls that reached the server under another name than they were meant. */
  readonly mixedUp: string[] = []
  readonly #sessions = new Map<string, ServedSession>()
  readonly #now: () => number
  readonly #life: { readonly said: number; readonly true: number }
  #made = 0

  /** `said` and `true` are the life of an access token in seconds, as it is told and as it is. */
  constructor(now: () => number, life: { readonly said: number; readonly true: number }) {
    this.#now = now
    this.#life = life
  }

  signIn(person: string): Tokens {
    this.#made += 1
    return this.#give({
      id: `s${this.#made}`,
      person,
      generation: 1,
      graceFrom: this.#now(),
      isConfirmed: false,
    })
  }

  signOut(refreshToken: string): void {
    this.#sessions.delete(refreshToken.split('.')[0] ?? '')
  }

  async answer(request: Request): Promise<Response> {
    const body = request.method === 'GET' ? {} : await request.json()
    if (request.url.endsWith('/auth/refresh')) return this.#refresh(String(body.refresh_token))
    const session = this.#caller(request.headers.get('Authorization'))
    if (session === null) return refusal(401, 'UNAUTHORIZED')
    const meant = String(body.bio ?? session.person)
    if (meant !== session.person) this.mixedUp.push(`${meant} as ${session.person}`)
    return Response.json({ display_name: session.person, username: null, bio: '', is_public: false })
  }

  #refresh(token: string): Response {
    const [id = '', generation] = token.split('.')
    const session = this.#sessions.get(id)
    if (session === undefined) return refusal(401, 'SESSION_EXPIRED')
    if (Number(generation) === session.generation) {
      this.rotations.push({ id, at: this.#now() })
      const next = { generation: session.generation + 1, graceFrom: this.#now(), isConfirmed: false }
      return Response.json(this.#give({ ...session, ...next }))
    }
    const age = this.#now() - session.graceFrom
    const isForgiven = age <= (session.isConfirmed ? GRACE_MS : UNCONFIRMED_GRACE_MS)
    if (Number(generation) === session.generation - 1 && isForgiven) return Response.json(this.#give(session))
    this.#sessions.delete(id)
    this.revoked += 1
    return refusal(401, 'SESSION_EXPIRED')
  }

  #give(session: ServedSession): Tokens {
    const { id, generation } = session
    this.#sessions.set(id, session)
    const until = this.#now() + this.#life.true * 1_000
    return {
      access_token: `${id}.${generation}.${until}`,
      refresh_token: `${id}.${generation}`,
      token_type: 'bearer',
      expires_in: this.#life.said,
    }
  }

  #caller(authorization: string | null): ServedSession | null {
    const [id = '', generation, until] = authorization?.replace('Bearer ', '').split('.') ?? []
    const session = this.#sessions.get(id)
    if (session === undefined || Number(until) <= this.#now()) return null
    if (Number(generation) === session.generation && !session.isConfirmed) {
      this.#sessions.set(id, { ...session, isConfirmed: true, graceFrom: this.#now() })
    }
    return session
  }
}

export function refusal(status: number, code: string): Response {
  return Response.json({ error: { code, message: code } }, { status })
}
