import { listenToChannel, sayToChannel } from '#domain/pageChannel.ts'

const CHANNEL = 'iskra-outbox'

/** Tells every tab, the worker and this page that the outbox has changed. */
export function announceOutboxChange(): void {
  sayToChannel(CHANNEL, 'changed')
}

/** Calls `listener` whenever any tab, this one included, has announced a change. Returns how to stop. */
export function onOutboxChange(listener: () => void): () => void {
  return listenToChannel(CHANNEL, listener)
}
