/** What an app is told of a connection, for `app.request(path, init, calledFrom('127.0.0.1'))`. */
export function calledFrom(remoteAddress: string) {
  return { incoming: { socket: { remoteAddress } } }
}
