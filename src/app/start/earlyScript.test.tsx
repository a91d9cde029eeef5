import { afterEach, expect, it } from 'vitest'
import html from '../../../index.html?raw'
import type { EarlyActions } from './earlyActions.ts'

/** The document's own script that records actions before the page's code is there. */
function runEarlyScript(): EarlyActions {
  const [, script] = /(\{\s*\/\/ Presses and words[\s\S]*?)<\/script>/.exec(html) ?? []
  document.body.innerHTML = '<p id="early-words"></p><div id="root"><input></div>'
  window.eval(script ?? '')
  const { earlyActions } = globalThis
  if (earlyActions === undefined) throw new Error('the script kept nothing')
  return earlyActions
}

/** Types as a hand does: the browser says so, puts the letters behind those that are there, and says that it did. */
function type(field: HTMLInputElement, letters: string): void {
  field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true }))
  field.value += letters
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

afterEach(() => globalThis.earlyActions?.stop())

it('keeps every letter, though React empties the field between two of them', () => {
  const early = runEarlyScript()
  const field = document.querySelector('input')
  if (field === null) throw new Error('no field')
  type(field, 'zofia')
  field.value = ''
  type(field, '.zolc')
  type(field, '@')
  expect(early.actions).toMatchObject([{ type: 'input', value: 'zofia.zolc@' }])
})
