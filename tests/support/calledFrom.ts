/** The connection data of an app's call, for `app.request(path, init, calledFrom('127.0.0.1'))`. */
export function calledFrom(remoteAddress: string) {
  return { incoming: { socket: { remoteAddress } } }
}
