import type { ServerConfig } from '#server/platform/config.ts'

/** Our identity for authenticators: passkeys work at this origin alone. */
export function relyingParty({ publicOrigin }: Pick<ServerConfig, 'publicOrigin'>) {
  return { rpName: 'Iskra', rpID: new URL(publicOrigin).hostname, origin: publicOrigin } as const
}

/**
 * EdDSA, ES256 and RS256: every authenticator supports one of them. Node's post-quantum algorithms are only
 * experimental.
 */
export const ALGORITHMS = [-8, -7, -257]
