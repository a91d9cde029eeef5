/** The push services of existing browsers. Any other address of a browser would have us call addresses of its choice. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
]

/** Whether an address belongs to a push service. */
export function isPushService(address: string): boolean {
  const { protocol, hostname, port, username } = new URL(address)
  if (protocol !== 'https:' || port !== '' || username !== '') return false
  return PUSH_SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`))
}
