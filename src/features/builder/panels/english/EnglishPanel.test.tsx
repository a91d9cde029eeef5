import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { labelField } from '#domain/template/followLabels.ts'
import { EMPTY_TEMPLATE, newField } from '#domain/template/newTemplate.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { BuilderProvider } from '../../document/BuilderContext.tsx'
import { createDocument } from '../../document/builderDocument.ts'
import { EnglishNote } from './EnglishNote.tsx'
import EnglishPanel from './EnglishPanel.tsx'

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const TEMPLATE: Template = {
  ...EMPTY_TEMPLATE,
  details: { ...EMPTY_TEMPLATE.details, title: 'Miś na urodziny' },
  form: [{ id: 'kto', title: 'Kto', description: '', fields: [newField('text', 'imie', { label: 'Imię' })] }],
}

function open() {
  const document = createDocument(TEMPLATE)
  renderScreen(
    <BuilderProvider document={document}>
      <EnglishPanel />
      <EnglishNote />
    </BuilderProvider>,
  )
  const english = () => document.getSnapshot().history.present.english
  return { document, english }
}

it('puts each text into English beside its Polish words, and tells how many are missing', async () => {
  const { document, english } = open()
  expect(screen.getByText(/Brakuje 5 słów/u)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Do pierwszego brakującego' }))
  const title = screen.getByRole('textbox', { name: /Tytuł Miś na urodziny/u })
  expect(window.document.activeElement).toBe(title)
  expect(title.getAttribute('lang')).toBe('en')
  await userEvent.type(title, 'A birthday bear')
  expect(english()).toEqual({ 'Miś na urodziny': 'A birthday bear' })
  expect(await screen.findByText(/Po angielsku brakuje 2 słów/u)).toBeDefined()
  await userEvent.type(screen.getByRole('textbox', { name: /Podpis pola Imię/u }), 'Name')
  await userEvent.type(screen.getByRole('textbox', { name: /Tytuł kroku Kto/u }), 'Who')
  expect(await screen.findByText('Wszystko jest po angielsku.')).toBeDefined()
  expect(screen.queryByText(/Po angielsku brakuje/u)).toBeNull()
  // The typing in one text is one step of undo.
  expect(document.undo()).toBe('english')
  expect(english()).toEqual({ 'Miś na urodziny': 'A birthday bear', Imię: 'Name' })
})

it('keeps the English words of a text that is written anew', () => {
  const { document, english } = open()
  document.edit({ name: 'english' }, (template) => ({ ...template, english: { Imię: 'Name' } }))
  document.edit({ name: 'form' }, (template) => labelField(template, 'imie', 'Imiona').template)
  expect(english()).toEqual({ Imiona: 'Name' })
  document.undo()
  expect(english()).toEqual({ Imię: 'Name' })
})
