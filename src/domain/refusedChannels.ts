// Firefox that lets no site keep anything refuses every channel too. Libraries only know engines that have none, and
// fail as a whole where they are refused one: they are to find none. Imported first by the page.
try {
  new BroadcastChannel('iskra').close()
} catch {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
}
