/** The server can't start for a reason that its owner can fix; the message says in one line what and how. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
