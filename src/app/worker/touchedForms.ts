const touched = new Set<HTMLFormElement>()

/** Records from now on which forms of this tab a person types in. */
export function noteTouchedForms(): void {
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
}

/** True while a form in this tab has written and unsent text. Searching doesn't count. */
export function hasOpenForm(): boolean {
  return [...touched].some((form) => form.isConnected && holdsText(form))
}

function holdsText(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(
    ({ type, value }) => !['checkbox', 'radio', 'hidden', 'search'].includes(type) && value !== '',
  )
}
