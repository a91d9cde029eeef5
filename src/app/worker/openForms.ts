const CHANNEL = 'iskra-update'
/** How long (ms) other tabs have to say that somebody is writing in them. */
const PATIENCE = 300

type UpdateMessage = { readonly type: 'any-open-form' } | { readonly type: 'open-form' }

const touched = new Set<HTMLFormElement>()

/** True while a form in this tab holds something written and not yet sent. Searching doesn't count. */
export function hasOpenForm(): boolean {
  return [...touched].some((form) => form.isConnected && holdsText(form))
}

function holdsText(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(
    ({ type, value }) => !['checkbox', 'radio', 'hidden', 'search'].includes(type) && value !== '',
  )
}

/** Answers other tabs that want to reload them all whether that would cost somebody their words here. */
export function answerOtherTabs(): void {
  document.addEventListener('input', ({ target }) => {
    const form =
      target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.form : null
    if (form && !form.closest('search, [role="search"]')) touched.add(form)
  })
  for (const done of ['submit', 'reset'] as const) {
    document.addEventListener(done, ({ target }) => {
      if (target instanceof HTMLFormElement) touched.delete(target)
    })
  }
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<UpdateMessage>) => {
    if (data.type === 'any-open-form' && hasOpenForm())
      channel.postMessage({ type: 'open-form' } satisfies UpdateMessage)
  })
}

/** True when this tab or another one would lose something written by a reload. */
export async function anyTabHasOpenForm(): Promise<boolean> {
  if (hasOpenForm()) return true
  const channel = new BroadcastChannel(CHANNEL)
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
