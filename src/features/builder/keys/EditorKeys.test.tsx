import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withNewNode } from '#domain/template/handEdits.ts'
import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import { PALETTE_CHORD } from '#ui/keys/chord.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { store } from '#ui/state/store.ts'
import { DEFAULT_UI_STATE, uiStateAtom } from '#ui/state/uiState.ts'
import { BuilderProvider } from '../document/BuilderContext.tsx'
import { createDocument } from '../document/builderDocument.ts'
import { ProblemsProvider } from '../document/problems.tsx'
import { EditorKeys } from './EditorKeys.tsx'
import { PanelDock } from '../panels/PanelDock.tsx'
import { PANEL_NAMES } from '../panels/panelNames.ts'
import { PANELS } from '../panels/panels.ts'
import { shortcutOf } from '#ui/keys/shortcut.ts'
import {
  CANVAS_SHORTCUTS,
  CLIPBOARD_SHORTCUTS,
  EDITOR_SHORTCUTS,
  LEAVE_SHORTCUT,
  PART_SHORTCUTS,
} from './shortcuts.ts'

beforeEach(() => {
  stubBrowser()
  // Wide: on a phone a panel is a sheet with keys of its own.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  store.set(uiStateAtom, DEFAULT_UI_STATE)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function edit() {
  const document = createDocument(EMPTY_TEMPLATE)
  document.edit({ name: 'add' }, (before) => withNewNode(before, 'input', { x: 0, y: 0 }).template)
  renderScreen(
    <BuilderProvider document={document}>
      <ProblemsProvider isSlugTaken={() => false}>
        <EditorKeys />
        <input aria-label="words" />
        <div role="menu">
          <button role="menuitem">open</button>
        </div>
        <div role="toolbar" aria-label="tools" data-part="toolbar">
          <button disabled>undo</button>
          <button>publish</button>
        </div>
        <div data-part="palette">
          <input aria-label="search" />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div role="application" aria-label="graph" data-part="canvas" tabIndex={0} />
        <PanelDock />
      </ProblemsProvider>
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
  const tables = [CANVAS_SHORTCUTS, EDITOR_SHORTCUTS, PART_SHORTCUTS, CLIPBOARD_SHORTCUTS, PANELS]
  // The keys that leave a part, and the palette of commands; the panel of the code is switched off.
  const rows = tables.reduce((sum, table) => sum + Object.keys(table).length, 2) - 1
  expect(told).toHaveLength(rows)
  expect(told.map(({ textContent }) => textContent)).toContain('CtrlShiftZlubCtrlY')
  fireEvent.keyDown(sheet, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('does nothing by one key alone once a person has switched that off, and says so', async () => {
  const { nodes } = edit()
  press('?', 'Slash', { shiftKey: true })
  const sheet = await screen.findByRole('dialog', { name: 'Skróty klawiszowe' })
  fireEvent.click(within(sheet).getByRole('switch', { name: /^Skróty z jednego klawisza/ }))
  expect(within(sheet).queryByText('Do grafu')).toBeNull()
  expect(within(sheet).queryByRole('heading', { name: 'Panele' })).toBeNull()
  fireEvent.keyDown(sheet, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  for (const key of ['f', 'g', 't', 'x']) press(key, `Key${key.toUpperCase()}`)
  press('?', 'Slash', { shiftKey: true })
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.closest('[data-part]') ?? null).toBeNull()
  expect(screen.getByRole('button', { name: /^Formularz/ }).getAttribute('aria-keyshortcuts')).toBeNull()
  press('z', 'KeyZ', { ctrlKey: true })
  expect(nodes()).toBe(0)
})

it('gives no two things the same keys', () => {
  const shortcuts = [
    ...Object.values(CANVAS_SHORTCUTS),
    ...Object.values(EDITOR_SHORTCUTS),
    ...Object.values(PART_SHORTCUTS),
    ...Object.values(CLIPBOARD_SHORTCUTS),
    ...Object.values(PANELS),
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

const titled = (name: (typeof PANEL_NAMES)[number]) => PANELS[name].label.message ?? ''

it.each([
  ['Formularz', 'f', 'KeyF'],
  ['Formularz', 'а', 'KeyF'],
  ['Cena', 'ν', 'KeyN'],
  ['Problemy', 'נ', 'KeyB'],
])('opens %s by %s, and the focus is in it', async (title, key, code) => {
  edit()
  press(key, code)
  const panel = await screen.findByRole('complementary', { name: title })
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  await waitFor(() => expect(document.querySelector('[data-live-announcer]')?.textContent).toContain(title))
})

it('has a key for every panel that is switched on, told on its tab', () => {
  edit()
  for (const name of PANEL_NAMES) {
    const [{ key }] = PANELS[name].chords
    expect(key).toMatch(/^[a-z]$/)
    press(key, `Key${key.toUpperCase()}`)
    const panel = screen.queryByRole('complementary', { name: titled(name) })
    expect([name, panel === null]).toEqual([name, name === 'source'])
    const tab = screen.queryByRole('button', { name: new RegExp(`^${titled(name)}`) })
    expect(tab?.getAttribute('aria-keyshortcuts') ?? null).toBe(name === 'source' ? null : key)
  }
})

it('opens nothing by what is typed, searched for in a menu, or pressed with Ctrl', () => {
  edit()
  for (const target of [screen.getByLabelText('words'), screen.getByRole('menuitem')])
    for (const key of ['f', 'g', 't', 'x'])
      fireEvent.keyDown(target, { key, code: `Key${key.toUpperCase()}` })
  press('f', 'KeyF', { ctrlKey: true })
  press('φ', 'KeyF', { altKey: true })
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(document.activeElement).toBe(document.body)
})

it('goes to the graph, to the tools, out of a panel by Escape, and closes it', async () => {
  edit()
  const graph = screen.getByRole('application')
  press('t', 'KeyT')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'publish' }))
  press('g', 'KeyG')
  expect(document.activeElement).toBe(graph)
  press('s', 'KeyS')
  const field = await waitFor(() => {
    expect(document.activeElement).toBeInstanceOf(HTMLInputElement)
    return document.activeElement ?? document.body
  })
  fireEvent.keyDown(field, { key: LEAVE_SHORTCUT.chords[0]?.key, code: 'Escape' })
  expect(document.activeElement).toBe(graph)
  expect(screen.queryByRole('complementary')).not.toBeNull()
  fireEvent.keyDown(graph, { key: 'x', code: 'KeyX' })
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(document.activeElement).toBe(graph)
})

/** Presses F6 where the focus is; tells the part that it comes to. */
function walk(shiftKey: boolean) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F6', code: 'F6', shiftKey })
  return document.activeElement?.closest('[data-part]')?.getAttribute('data-part')
}

it('walks by F6 through the parts that are shown, and back, from a field too', () => {
  edit()
  const parts = ['toolbar', 'palette', 'canvas', 'panels']
  expect(parts.map(() => walk(false))).toEqual(parts)
  expect(walk(false)).toBe('toolbar')
  expect(parts.map(() => walk(true))).toEqual(parts.toReversed())
})
