import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { FORM_FIELD_TYPE_NAMES } from '#domain/template/formFieldTypes.ts'
import { EMPTY_TEMPLATE, newNode } from '#domain/template/newTemplate.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { templateSchema } from '#domain/template/templateSchema.ts'
import { standInDialogs } from '#ui/testing/standInDialogs.ts'
import { renderUi } from '#ui/testing/renderUi.tsx'
import { createDocument } from '../document/builderDocument.ts'
import { BuilderProvider, useBuilder, useTemplatePart } from '../document/BuilderContext.tsx'
import { FormBuilder } from './FormBuilder.tsx'

standInDialogs()
afterEach(cleanup)

let present: Template = EMPTY_TEMPLATE
let undo: (() => unknown) | null = null

function Built() {
  const document = useBuilder()
  const form = useTemplatePart('form')
  return (
    <FormBuilder
      steps={form}
      problems={[]}
      onEdit={(change, step) => {
        const isChanged = document.edit({ name: 'form', ...step }, change)
        present = document.getSnapshot().history.present
        undo = document.undo
        return isChanged
      }}
    />
  )
}

function Page() {
  const [document] = useState(() =>
    createDocument({
      ...EMPTY_TEMPLATE,
      nodes: [newNode('model', { id: 'm' }, { promptTemplate: 'Kot dla {{tekst}}' })],
    }),
  )
  return (
    <BuilderProvider document={document}>
      <Built />
    </BuilderProvider>
  )
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const names = () => present.form.map(({ fields }) => fields.map(({ name }) => name))

async function add(type: string, step = 1): Promise<void> {
  await press(`Dodaj pole do kroku ${step}`)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: type }))
}

it('steps and fields are added, named, ordered by keys, doubled and removed; what comes of it is a template’s form', async () => {
  renderUi(<Page />)
  await press('Dodaj krok')
  await add('Tekst')
  await add('Lista')
  expect(names()).toEqual([['tekst', 'lista']])

  // The preview beside it is the form itself.
  const preview = within(screen.getByRole('region', { name: 'Podgląd formularza' }))
  expect(preview.getByRole('textbox', { name: 'Tekst (opcjonalnie)' })).toBeDefined()
  expect(preview.getByRole('combobox', { name: 'Lista (opcjonalnie)' })).toBeDefined()

  screen.getByRole('button', { name: 'Przesuń pole Lista strzałkami' }).focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(names()).toEqual([['lista', 'tekst']])
  await press('Dodaj krok')
  screen.getByRole('button', { name: 'Przesuń pole Tekst strzałkami' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(names()).toEqual([['lista'], ['tekst']])
  await press('Krok 2 wyżej')
  expect(names()).toEqual([['tekst'], ['lista']])
  await press('Powiel pole Lista')
  expect(names()).toEqual([['tekst'], ['lista', 'lista_2']])
  await press('Powiel krok 2')
  expect(names()).toEqual([['tekst'], ['lista', 'lista_2'], ['lista_3', 'lista_4']])
  await press('Usuń krok 3')
  await userEvent.click(screen.getAllByRole('button', { name: 'Usuń pole Lista' })[1] ?? document.body)
  expect(names()).toEqual([['tekst'], ['lista']])
  expect(templateSchema.safeParse(present).success).toBe(true)
})

it('a field’s settings are all there, and another name goes along into the prompts', async () => {
  renderUi(<Page />)
  await press('Dodaj krok')
  await add('Tekst')
  const name = screen.getByRole('textbox', { name: 'Nazwa w promptach' })
  await userEvent.clear(name)
  await userEvent.type(name, 'imię')
  await userEvent.tab()
  expect(screen.getByText('Tylko litery bez ogonków, cyfry, łącznik i podkreślenie')).toBeDefined()
  await userEvent.clear(name)
  await userEvent.type(name, 'imie')
  await userEvent.tab()
  expect(names()).toEqual([['imie']])
  expect(present.nodes[0]?.settings).toMatchObject({ promptTemplate: 'Kot dla {{imie}}' })

  await userEvent.click(screen.getByRole('switch', { name: 'Wymagane' }))
  await userEvent.type(screen.getByLabelText('Najwięcej znaków'), '20')
  const pattern = screen.getByLabelText('Wzorzec (wyrażenie regularne)')
  await userEvent.click(pattern)
  await userEvent.paste('(a)\\1')
  expect(screen.getByText(/Tego wzorca nie da się użyć/)).toBeDefined()
  await userEvent.clear(pattern)
  await userEvent.paste('(a+)+')
  await press('Dodaj warunek')
  expect(present.form[0]?.fields[0]).toMatchObject({
    name: 'imie',
    isRequired: true,
    validation: { maxLength: 20, pattern: '(a+)+' },
    showIf: [{ operandType: 'field', operator: 'equals' }],
  })
})

it('every type of field can be added', async () => {
  renderUi(<Page />)
  await press('Dodaj krok')
  await press('Dodaj pole do kroku 1')
  const palette = within(await screen.findByRole('dialog')).getAllByRole('button')
  // One of them closes the dialog.
  expect(palette.length - 1).toBe(FORM_FIELD_TYPE_NAMES.length)
})

it('the checks of a number and of a value of its own are set where the others are', async () => {
  renderUi(<Page />)
  await press('Dodaj krok')
  await add('Liczba')
  for (const rule of [
    'Musi być liczbą całkowitą',
    'Musi być większa od zera',
    'Inna niż w pozostałych polach',
  ]) {
    await userEvent.click(screen.getByRole('switch', { name: rule }))
  }
  const isKept = { isInteger: true, isPositive: true, isUnique: true }
  expect(present.form[0]?.fields[0]?.validation).toMatchObject(isKept)
  expect(templateSchema.parse(present).form[0]?.fields[0]?.validation).toMatchObject(isKept)
})

it('names and values follow what people read until they are set by hand, in one step of undo, and a default one is told', async () => {
  renderUi(<Page />)
  await press('Dodaj krok')
  await add('Lista')
  await userEvent.click(screen.getByRole('button', { name: /^Lista/, expanded: true }))
  await add('Tekst')
  expect(screen.getByRole('button', { name: /^Tekst.*nazwa domyślna/ })).toBeDefined()
  const label = screen.getByRole('textbox', { name: 'Podpis pola' })
  await userEvent.clear(label)
  await userEvent.type(label, 'Imię jubilata')
  // Typing continues in the same field.
  expect(document.activeElement).toBe(label)
  expect(names()).toEqual([['lista', 'imie_jubilata']])
  expect(present.nodes[0]?.settings).toMatchObject({ promptTemplate: 'Kot dla {{imie_jubilata}}' })
  expect(screen.queryByRole('button', { name: /^Imię jubilata.*nazwa domyślna/ })).toBeNull()
  act(() => void undo?.())
  expect(screen.getByRole('button', { name: /^Tekst.*nazwa domyślna/ })).toBeDefined()

  await userEvent.click(screen.getByRole('button', { name: /^Lista/, expanded: false }))
  const shown = screen.getByRole('textbox', { name: 'Opcja 1: co widać' })
  await userEvent.clear(shown)
  await userEvent.type(shown, 'Akwarela')
  const values = () => present.form[0]?.fields[0]?.options.map(({ value }) => value)
  expect(values()).toEqual(['akwarela', 'opcja_2'])
  const second = screen.getByRole('textbox', { name: 'Opcja 2: co trafia do promptu' })
  expect(screen.getByText(/To wartość domyślna/)).toBeDefined()
  await userEvent.clear(second)
  await userEvent.type(second, 'Akwarela')
  expect(screen.getByText('Taka wartość już istnieje')).toBeDefined()
  await userEvent.tab()
  expect(values()).toEqual(['akwarela', 'opcja_2'])
  await userEvent.clear(second)
  await userEvent.type(second, 'olej')
  await userEvent.tab()
  expect(values()).toEqual(['akwarela', 'olej'])
  const other = screen.getByRole('textbox', { name: 'Opcja 2: co widać' })
  await userEvent.type(other, 'b')
  expect(values()).toEqual(['akwarela', 'olej'])
})
