import { openChannel } from './browser/parts.ts'
import { pageLife } from './pageLife.ts'

/**
 * Listens to a channel of all tabs and the worker while the page is shown: an open channel would evict the page from
 * the back-forward cache. Messages sent meanwhile are missed. `reply` answers on the same channel. Returns how to stop.
 * Without channels in the browser nothing is heard.
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
      // WebKit still delivers messages sent before the channel was closed.
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
