/** Stands in for BroadcastChannel where a test decides itself who is woken. */
export class SilentChannel {
  postMessage(): void {}
  close(): void {}
}
