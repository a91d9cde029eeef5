import { openChannel } from '#domain/browser/parts.ts'
import { listenToChannel, sayToChannel } from '#domain/pageChannel.ts'
import { holdRequests } from './holdRequests.ts'
import { hasOpenForm } from './touchedForms.ts'

const CHANNEL = 'iskra-update'
/** How long (ms) other tabs have to report that a person is writing in them. */
const PATIENCE = 300

type UpdateMessage = { readonly type: 'any-open-form' | 'open-form' | 'taken' }

/** Tells a tab that wants to reload all tabs whether typed text would be lost here, and is quiet once it does. */
export function answerOtherTabs(): void {
  listenToChannel<UpdateMessage>(CHANNEL, ({ type }, reply) => {
    if (type === 'any-open-form' && hasOpenForm()) reply({ type: 'open-form' })
    if (type === 'taken') holdRequests()
  })
}

/** The new version is taken: until the reload no tab asks for anything. */
export function quietAllTabs(): void {
  holdRequests()
  sayToChannel(CHANNEL, { type: 'taken' } satisfies UpdateMessage)
}

/** True when a reload would lose written text in this tab or another one. */
export async function anyTabHasOpenForm(): Promise<boolean> {
  if (hasOpenForm()) return true
  const channel = openChannel(CHANNEL)
  if (channel === undefined) return false
  try {
    return await new Promise((resolve) => {
      channel.addEventListener('message', ({ data }: MessageEvent<UpdateMessage>) => {
        if (data.type === 'open-form') resolve(true)
      })
      channel.postMessage({ type: 'any-open-form' } satisfies UpdateMessage)
      setTimeout(() => resolve(false), PATIENCE)
    })
  } finally {
    channel.close()
  }
}
