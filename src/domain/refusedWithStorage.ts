// Firefox that lets no site keep anything refuses channels and locks too, each time they are asked for. Libraries and
// our own code go on without where there are none: there are none, then. Imported first by the page.
try {
  new BroadcastChannel('iskra').close()
} catch (error) {
  if (error instanceof DOMException) {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    Reflect.deleteProperty(Navigator.prototype, 'locks')
  }
}
