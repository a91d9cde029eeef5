/** The record of a session that was ended on this device: it can end the session on the server, and nothing else. */
export interface SessionIntentArguments {
  'session.revoke': { readonly revocation: string }
}
