/** The state of push on this device, as far as the page knows. */
export type PushState =
  /** Not asked yet. */
  | 'unknown'
  /** This browser, or this server, has no push. */
  | 'unsupported'
  /** The person has forbidden notifications in the browser: only there it can be undone. */
  | 'blocked'
  | 'off'
  | 'on'
