/** What is kept of a session that was ended on this device: enough to end it on the server, and for nothing else. */
export interface SessionIntentArguments {
  'session.revoke': { readonly revocation: string }
}
