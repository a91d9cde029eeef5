import { pageLife } from './pageLife.ts'

/**
 * Listens to a channel of all tabs and the worker for as long as the page is here: one held open in the back-forward
 * cache has the page thrown out of it. What was said meanwhile is missed. `reply` answers on the same channel. Returns
 * how to stop. Nothing is heard in a browser without channels.
 */
export function listenToChannel<Word>(
  name: string,
  listener: (word: Word, reply: (word: Word) => void) => void,
): () => void {
  let channel: BroadcastChannel | null = null
  const follow = () => {
    const isHere = pageLife.getSnapshot() !== 'left'
    if (isHere && channel === null) channel = open()
    else if (!isHere) close()
  }
  function open(): BroadcastChannel | null {
    const opened = openChannel(name)
    opened?.addEventListener('message', ({ data }: MessageEvent<Word>) =>
      // WebKit still delivers what was said before it was closed.
      listener(data, (word) => channel?.postMessage(word)),
    )
    return opened
  }
  function close(): void {
    channel?.close()
    channel = null
  }
  const stopLife = pageLife.subscribe(follow)
  follow()
  return () => {
    stopLife()
    close()
  }
}

/** Says a word to all who listen to a channel, this page included. */
export function sayToChannel(name: string, word: unknown): void {
  const channel = openChannel(name)
  channel?.postMessage(word)
  channel?.close()
}

/** A channel for one question and its answers, to be closed by whoever opened it; null where there are none. */
export function openChannel(name: string): BroadcastChannel | null {
  return typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null
}
