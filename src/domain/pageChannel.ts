import { openChannel } from './browser/parts.ts'
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
  let channel: BroadcastChannel | undefined
  const follow = () => {
    const isHere = pageLife.getSnapshot() !== 'left'
    if (isHere) channel ??= open()
    else close()
  }
  function open(): BroadcastChannel | undefined {
    const opened = openChannel(name)
    opened?.addEventListener('message', ({ data }: MessageEvent<Word>) =>
      // WebKit still delivers what was said before it was closed.
      listener(data, (word) => channel?.postMessage(word)),
    )
    return opened
  }
  function close(): void {
    channel?.close()
    channel = undefined
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
