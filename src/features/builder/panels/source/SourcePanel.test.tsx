import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import { writeTemplateFile } from '#domain/template/templateFile.ts'
import { store } from '#ui/state/store.ts'
import { DEFAULT_UI_STATE, uiStateAtom } from '#ui/state/uiState.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { BuilderProvider } from '../../document/BuilderContext.tsx'
import { createDocument } from '../../document/builderDocument.ts'
import { ProblemsProvider } from '../../document/problems.tsx'
import { PanelDock } from '../PanelDock.tsx'

beforeEach(() => {
  stubBrowser()
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

const titled = (title: string) => ({ ...EMPTY_TEMPLATE, details: { ...EMPTY_TEMPLATE.details, title } })

function openDock(advancedEditor: boolean) {
  const document = createDocument(titled('Kartka'))
  const features = { ...DEFAULT_RUNTIME_CONFIG.features, advancedEditor }
  renderScreen(
    <BuilderProvider document={document}>
      <ProblemsProvider isSlugTaken={() => false}>
        <PanelDock />
      </ProblemsProvider>
    </BuilderProvider>,
    { config: { ...DEFAULT_RUNTIME_CONFIG, features } },
  )
  const title = () => document.getSnapshot().history.present.details.title
  return { document, title }
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Kod szablonu' })
const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Zastosuj' })
const write = async (text: string) => fireEvent.change(await field(), { target: { value: text } })

it('is a panel where the advanced editor is switched on, and none elsewhere', () => {
  openDock(false)
  expect(screen.queryByRole('button', { name: 'Kod' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Szablon' })).toBeDefined()
  cleanup()
  openDock(true)
  expect(screen.getByRole('button', { name: 'Kod' })).toBeDefined()
})

it('shows the template as its file, and takes over what is written as one step that can be undone', async () => {
  const { document, title } = openDock(true)
  await userEvent.click(screen.getByRole('button', { name: 'Kod' }))
  expect((await field()).value).toBe(writeTemplateFile(titled('Kartka')))
  expect(apply().disabled).toBe(true)

  for (const [text, words] of [
    ['{ "kind": ', 'To nie jest poprawny JSON.'],
    ['{}', 'Na początku musi zostać'],
    [
      writeTemplateFile(titled('Kartka')).replace('"nodes": []', '"nodes": 7'),
      'Czegoś tu brakuje albo jest nie tak. nodes',
    ],
  ] as const) {
    await write(text)
    expect(
      screen.getByText((_, element) => element?.tagName === 'OUTPUT' && element.textContent.includes(words)),
    ).toBeDefined()
    expect(apply().disabled).toBe(true)
    expect(title()).toBe('Kartka')
  }

  await write(writeTemplateFile(titled('Z kodu')))
  await userEvent.click(apply())
  expect(title()).toBe('Z kodu')
  act(() => void document.undo())
  expect(title()).toBe('Kartka')
  await waitFor(async () => expect((await field()).value).toBe(writeTemplateFile(titled('Kartka'))))
})

it('says that the template was changed elsewhere while code was written, and gives up what was written', async () => {
  const { document } = openDock(true)
  await userEvent.click(screen.getByRole('button', { name: 'Kod' }))
  await write(writeTemplateFile(titled('Z kodu')))
  expect(screen.queryByText(/zmienił się w międzyczasie/)).toBeNull()
  act(() => void document.edit({ name: 'details' }, () => titled('Z formularza')))
  expect(await screen.findByText(/zmienił się w międzyczasie/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Odrzuć zmiany' }))
  expect((await field()).value).toBe(writeTemplateFile(titled('Z formularza')))
})
