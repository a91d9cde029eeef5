import { openChannel } from '#domain/browser/parts.ts'
import { listenToChannel, sayToChannel } from '#domain/pageChannel.ts'

/** How long (ms) a holder has to answer. A busy page on a slow phone answers late. */
const ANSWER_WITHIN_MS = 5_000

/** The channel on which waiting senders ask whether a lock's holder still lives. */
export interface HolderLine {
  /** Announces that the lock is held, at once and on each question. Returns how to stop. */
  answer(): () => void
  /** Whether a holder answers in time. True where none can be asked. */
  isAnswered(): Promise<boolean>
}

type Word = 'who' | 'here'

/** The channel of a lock to all pages and the worker; it is open only while the lock is held or requested. */
export function holderLine(name: string): HolderLine {
  const channelName = `iskra-lock:${name}`
  return {
    answer() {
      // Another may have asked just before: of two who ask, one takes the lock.
      sayToChannel(channelName, 'here' satisfies Word)
      return listenToChannel<Word>(channelName, (word, reply) => {
        if (word === 'who') reply('here')
      })
    },
    async isAnswered() {
      const channel = openChannel(channelName)
      if (channel === undefined) return true
      try {
        return await new Promise<boolean>((resolve) => {
          channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
            if (data === 'here') resolve(true)
          })
          channel.postMessage('who' satisfies Word)
          setTimeout(() => resolve(false), ANSWER_WITHIN_MS)
        })
      } finally {
        channel.close()
      }
    },
  }
}
