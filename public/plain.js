// Fetched by index.html when the page's own code can't start: makes the page what it is where no script runs, so that
// one can read and buy. Written for old engines, and built by nothing.

const WORDS = {
  pl: {
    tooOld: [
      'Ta przeglądarka jest za stara na całą Iskrę',
      'Sklep działa i w niej: możesz przeglądać, wypełnić koszyk i zapłacić. Cała Iskra działa w Safari od wersji 17.4, w Firefoksie od 140 oraz w aktualnych Chrome i Edge.',
    ],
    failed: [
      'Nie udało się wczytać wszystkiego',
      'Sklep działa: możesz przeglądać, wypełnić koszyk i zapłacić. Żeby wróciła reszta, spróbuj ponownie za chwilę.',
    ],
  },
  en: {
    tooOld: [
      'This browser is too old for all of Iskra',
      'The shop works in it all the same: you can browse, fill your cart and pay. All of Iskra works in Safari 17.4 or newer, in Firefox 140 or newer, and in current Chrome and Edge.',
    ],
    failed: [
      'Not everything has loaded',
      'The shop works: you can browse, fill your cart and pay. To get the rest back, try again in a moment.',
    ],
  },
}

/** What Safari before 17.4, Firefox before 127 or Chromium before 122 lacks, and nobody replaces. */
const isTooOld = !('union' in Set.prototype && 'checkVisibility' in Element.prototype)

const root = document.getElementById('root')

/** Says it in the place where the failure of the start is told. */
export function say(failure) {
  if ('started' in root.dataset) return
  const [title, text] = WORDS[failure.lang][isTooOld ? 'tooOld' : 'failed']
  failure.querySelector('h2').textContent = title
  failure.querySelector('p').textContent = text
  if (!isTooOld) return
  // Another try would come to the same. At the top: where the styles are too new as well, nothing is fixed to the edge.
  failure.querySelector('button').hidden = true
  Object.assign(failure.style, { maxWidth: '72rem', margin: '1rem auto', fontFamily: 'inherit' })
  document.body.prepend(failure)
}

function goPlain() {
  // Should the code come after all, it renders anew.
  delete root.dataset.rendered
  const { actions, words, stop } = globalThis.earlyActions
  stop()
  words.textContent = ''
  for (const marked of document.querySelectorAll('[data-awaited]')) delete marked.dataset.awaited
  const standIns = showWithoutScript()
  const [press, ...others] = actions.splice(0)
  // One press alone is done here too: of several, some would be missing.
  const isOne = press !== undefined && press.type === 'click' && others.length === 0
  const awaited = isOne ? standInFor(press.by, standIns) : undefined
  // What nothing stands behind any more.
  for (const dead of root.querySelectorAll('.needs-script, form:not([action])')) dead.remove()
  for (const sheet of document.styleSheets) styleWithoutScript(sheet)
  if (awaited) awaited.click()
}

/** Puts what stands in `<noscript>` into the page; returns it by what each stands behind. */
function showWithoutScript() {
  const policy = globalThis.trustedTypes?.createPolicy('plain', { createHTML: (html) => html })
  return [...root.querySelectorAll('noscript')].map((noscript) => {
    const { previousElementSibling: before, textContent: html } = noscript
    const template = document.createElement('template')
    template.innerHTML = policy ? policy.createHTML(html) : html
    const elements = [...template.content.children]
    noscript.replaceWith(template.content)
    return { before, elements }
  })
}

const nameOf = (element) => element.getAttribute('aria-label') ?? element.textContent.trim()

/** What does the same as something that was pressed before. */
function standInFor(by, standIns) {
  const place = by.closest('.needs-script')
  return standIns
    .filter(({ before }) => before !== null && before === place)
    .flatMap(({ elements }) => elements)
    .flatMap((element) => [element, ...element.querySelectorAll('button, a')])
    .find((element) => element.matches('button, a') && nameOf(element) === nameOf(by))
}

function styleWithoutScript({ cssRules }) {
  for (const rule of cssRules) {
    if (rule.media !== undefined && rule.media.mediaText.includes('scripting')) {
      rule.media.mediaText = rule.media.mediaText
        .replace('(scripting: none)', '(width)')
        .replace('(scripting: enabled)', '(width: 0)')
    }
    if (rule.cssRules !== undefined) styleWithoutScript(rule)
  }
}

if (!('started' in root.dataset)) goPlain()
