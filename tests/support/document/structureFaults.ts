/**
 * The faults in the landmarks and the groups of fields of a document: each landmark has a unique name, there is one
 * main, one banner and one contentinfo (except on screens without the shop around them), and several choices of a kind,
 * the fields of an address and the parts of a form are in groups with names.
 *
 * `part` is judged as it is written; null judges the whole open page, only its visible parts. Needs nothing from
 * outside of itself, so that a browser can run it in a page.
 */
export function structureFaults(part: Element | null): string[] {
  const root = part ?? document.body
  const faults: string[] = []

  const shown = (selector: string): Element[] =>
    [...root.querySelectorAll(selector)].filter(
      (element) =>
        element.closest('[hidden], [inert], [aria-hidden="true"]') === null &&
        (part !== null || element.checkVisibility()),
    )

  const nameOf = (element: Element): string => {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ')
    const labels = ids.map((id) => root.querySelector(`[id="${id}"]`)?.textContent ?? '')
    const legend = element.querySelector(':scope > legend')?.textContent ?? ''
    const names = [labels.join(' '), element.getAttribute('aria-label') ?? '', legend]
    return names.find((name) => name.trim() !== '')?.trim() ?? ''
  }

  const landmarks = shown(
    'nav, aside, section, search, form, [role="navigation"], [role="complementary"], [role="region"], [role="search"], [role="form"]',
  ).filter((element) => !['presentation', 'none', 'group'].includes(element.getAttribute('role') ?? ''))
  for (const [name, its] of Map.groupBy(landmarks, nameOf)) {
    const tags = its.map((element) => element.localName).join(', ')
    if (name === '') faults.push(`no name: ${tags} (${its[0]?.className})`)
    else if (its.length > 1) faults.push(`one name, "${name}", of several: ${tags}`)
  }

  const inNothing = ':not(:is(article, aside, main, nav, section, fieldset, [role="dialog"]) *)'
  // An open dialog hides the rest of the page from all users.
  const isCovered = shown('[role="dialog"], [role="alertdialog"]').length > 0
  const isBare = root.querySelector('[data-bare]') !== null
  for (const selector of ['main', `header${inNothing}`, `footer${inNothing}`]) {
    const { length } = shown(selector)
    if (length !== 1 && !(length === 0 && (isCovered || (isBare && selector !== 'main'))))
      faults.push(`${length} of ${selector}`)
  }

  const groups = 'fieldset, [role="group"], [role="radiogroup"]'
  const choices = shown(
    'input[type="radio"], input[type="checkbox"], [role="radio"], [role="checkbox"], [role="switch"]',
  )
  const addressFields = shown(
    '[autocomplete~="street-address"], [autocomplete~="postal-code"], [autocomplete~="address-level2"]',
  )
  const together = Map.groupBy([...choices, ...addressFields], (field) =>
    field.closest(`${groups}, form, section, aside, main, [role="dialog"]`),
  )
  for (const [place, fields] of together) {
    // One without a name is reported below.
    if (place?.matches(groups) === true) continue
    const kinds = Map.groupBy(
      fields,
      (field) =>
        field.getAttribute('role') ??
        (field.getAttribute('autocomplete') === null ? field.getAttribute('type') : 'address'),
    )
    for (const [kind, its] of kinds) {
      if (its.length > 1)
        faults.push(
          `${its.length} of ${kind} without a named group in ${place?.localName} "${place === null ? '' : nameOf(place)}"`,
        )
    }
  }
  for (const element of shown(groups)) {
    if (nameOf(element) === '') faults.push(`a group without a name (${element.className})`)
  }
  for (const element of shown('form section, form aside, form [role="region"]')) {
    faults.push(`a part of a form that is a landmark and no group: "${nameOf(element)}"`)
  }
  return faults
}
