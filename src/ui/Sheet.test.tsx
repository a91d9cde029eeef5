import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { Sheet, knowsCommands, useSharedSheet, useSheet } from './Sheet.tsx'
import { standInDialogs } from './testing/standInDialogs.ts'

/** Browser APIs of dialogs: their `toggle` event, and buttons that open them without a script. */
interface BrowserParts {
  readonly toggles: boolean
  readonly commands: boolean
}

const BROWSERS: readonly [string, BrowserParts][] = [
  ['with commands', { toggles: true, commands: true }],
  ['without commands', { toggles: true, commands: false }],
  ['with neither commands nor a toggle of dialogs', { toggles: false, commands: false }],
]

function Own() {
  const { button, open, frame } = useSheet('arkusz')
  return (
    <>
      <button {...button} type="button" onClick={open}>
        Otwórz
      </button>
      <Sheet frame={frame} title="Arkusz">
        <p>Treść</p>
      </Sheet>
    </>
  )
}

function Shared() {
  const [isOpen, setOpen] = useState(false)
  const frame = useSharedSheet('arkusz', isOpen, setOpen)
  return (
    <>
      <button
        type="button"
        {...{ command: 'show-modal', commandfor: 'arkusz' }}
        aria-expanded={isOpen}
        onClick={() => {
          if (!knowsCommands()) setOpen(!isOpen)
        }}
      >
        Otwórz
      </button>
      <Sheet frame={frame} title="Arkusz">
        <p>Treść</p>
      </Sheet>
    </>
  )
}

const i18n = setupI18n({ locale: 'pl', messages: { pl: {} } })

/** Hydrates a server's rendering; `meanwhile` acts on the document before that. */
function takeOver(Part: () => React.ReactNode, meanwhile: () => void = () => undefined): void {
  const page = (
    <I18nProvider i18n={i18n}>
      <Part />
    </I18nProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  meanwhile()
  render(page, { container, hydrate: true })
}

/** Whether the button tells screen readers that the sheet is open. */
const isSaid = () => screen.getByRole('button', { name: 'Otwórz' }).getAttribute('aria-expanded') === 'true'
const sheet = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })

/** A press of the button, with the browser's own effect. */
async function press(): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Otwórz' })))
  if (knowsCommands() && !sheet().open) await act(async () => sheet().showModal())
}

/** As Escape does. */
async function escape(): Promise<void> {
  await act(async () => sheet().close())
}

function standIn({ toggles, commands }: BrowserParts): void {
  standInDialogs({ toggles })
  if (commands) Object.assign(HTMLButtonElement.prototype, { commandForElement: null })
}

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
})

describe.each(BROWSERS)('a sheet taken over from a document, %s', (_browser, parts) => {
  it.each([
    ['of its own', Own],
    ['shared with others', Shared],
  ])('says that it is open and closed, as often as it is: %s', async (_kind, Part) => {
    standIn(parts)
    takeOver(Part)
    for (let round = 0; round < 3; round += 1) {
      await press()
      expect(sheet().open).toBe(true)
      expect(isSaid()).toBe(true)
      expect(document.documentElement.hasAttribute('data-dialog')).toBe(true)
      await escape()
      expect(sheet().open).toBe(false)
      expect(isSaid()).toBe(false)
      expect(document.documentElement.hasAttribute('data-dialog')).toBe(false)
    }
  })

  it('closes by its cross and by a press beside it', async () => {
    standIn(parts)
    takeOver(Own)
    await press()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Zamknij' })))
    expect([sheet().open, isSaid()]).toEqual([false, false])
    await press()
    await act(async () => fireEvent.click(sheet()))
    expect([sheet().open, isSaid()]).toEqual([false, false])
  })
})

it.each([
  ['of its own', Own],
  ['shared with others', Shared],
])('a sheet that was opened before it was taken over stays open, and says so: %s', async (_kind, Part) => {
  standIn({ toggles: true, commands: true })
  takeOver(Part, () => sheet().showModal())
  expect([sheet().open, isSaid()]).toEqual([true, true])
  await escape()
  expect([sheet().open, isSaid()]).toEqual([false, false])
})
