// Where somebody lets no site keep anything, locks are refused each time one is asked for, in Firefox channels too.
// Libraries and our own code go on without where there are none: there are none, then. Imported first by the page.
try {
  // Refused as it is asked for.
  void globalThis.localStorage
} catch {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  Reflect.deleteProperty(Navigator.prototype, 'locks')
}
