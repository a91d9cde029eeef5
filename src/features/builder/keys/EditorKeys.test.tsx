import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withNewNode } from '#domain/template/handEdits.ts'
import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import { PALETTE_CHORD } from '#ui/keys/chord.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { BuilderProvider } from '../document/BuilderContext.tsx'
import { createDocument } from '../document/builderDocument.ts'
import { EditorKeys } from './EditorKeys.tsx'
import { CANVAS_SHORTCUTS, CLIPBOARD_SHORTCUTS, EDITOR_SHORTCUTS, shortcutOf } from './shortcuts.ts'

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function edit() {
  const document = createDocument(EMPTY_TEMPLATE)
  document.edit({ name: 'add' }, (before) => withNewNode(before, 'input', { x: 0, y: 0 }).template)
  renderScreen(
    <BuilderProvider document={document}>
      <EditorKeys />
      <input aria-label="words" />
    </BuilderProvider>,
  )
  return { nodes: () => document.getSnapshot().history.present.nodes.length }
}

const press = (key: string, code: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, code, ...more })

it.each([
  ['Latin', 'z', 'Z', 'y', 'KeyY'],
  ['Cyrillic', 'я', 'Я', 'н', 'KeyY'],
  ['Greek', 'ζ', 'Ζ', 'υ', 'KeyY'],
  ['Hebrew', 'ז', 'ז', 'ט', 'KeyY'],
])('takes back and does again on a %s layout', (_layout, undo, redo, again, code) => {
  const { nodes } = edit()
  press(undo, 'KeyZ', { ctrlKey: true })
  expect(nodes()).toBe(0)
  press(redo, 'KeyZ', { ctrlKey: true, shiftKey: true })
  expect(nodes()).toBe(1)
  press(undo, 'KeyZ', { metaKey: true })
  press(again, code, { ctrlKey: true })
  expect(nodes()).toBe(1)
})

it('leaves to a field what is typed into it, and a letter of AltGr to the layout', () => {
  const { nodes } = edit()
  fireEvent.keyDown(screen.getByLabelText('words'), { key: 'z', code: 'KeyZ', ctrlKey: true })
  press('ż', 'KeyZ', { ctrlKey: true, altKey: true })
  expect(nodes()).toBe(1)
})

it('shows by ? every shortcut there is', async () => {
  edit()
  press('?', 'Slash', { shiftKey: true })
  const sheet = await screen.findByRole('dialog', { name: 'Skróty klawiszowe' })
  const told = within(sheet).getAllByRole('definition')
  const tables = [CANVAS_SHORTCUTS, EDITOR_SHORTCUTS, CLIPBOARD_SHORTCUTS]
  const rows = tables.reduce((sum, table) => sum + Object.keys(table).length, 1)
  expect(told).toHaveLength(rows)
  expect(told.map(({ textContent }) => textContent)).toContain('CtrlShiftZlubCtrlY')
  fireEvent.keyDown(sheet, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('gives no two things the same keys', () => {
  const shortcuts = [
    ...Object.values(CANVAS_SHORTCUTS),
    ...Object.values(EDITOR_SHORTCUTS),
    ...Object.values(CLIPBOARD_SHORTCUTS),
  ]
  const chords = [PALETTE_CHORD, ...shortcuts.flatMap((each) => [...each.chords])].map((chord) =>
    JSON.stringify([chord.key, 'isCommand' in chord, 'isAlt' in chord, 'isShift' in chord && chord.isShift]),
  )
  expect(new Set(chords).size).toBe(chords.length)
})

it.each([
  ['selectAll', 'ф', 'KeyA', true],
  ['duplicate', 'в', 'KeyD', true],
  ['connect', 'с', 'KeyC', false],
  ['selectAll', 'ש', 'KeyA', true],
  ['duplicate', 'δ', 'KeyD', true],
])('knows %s by %s', (name, key, code, ctrlKey) => {
  const pressed = { key, code, ctrlKey, metaKey: false, altKey: false, shiftKey: false }
  expect(shortcutOf(CANVAS_SHORTCUTS, pressed)).toBe(name)
})
