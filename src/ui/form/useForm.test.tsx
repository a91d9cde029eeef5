import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { checkEmail } from '#domain/account/checkEmail.ts'
import { validatedText, requiredText, schemaCheck } from '#domain/forms/schemaCheck.ts'
import { Button } from '../Button.tsx'
import { Checkbox } from '../Checkbox.tsx'
import { renderUi } from '../testing/renderUi.tsx'
import { TextField } from '../TextField.tsx'
import { FailureNote } from './FailureNote.tsx'
import type { DraftStore } from './draftStore.ts'
import { type Part, useFields } from './useFields.ts'
import { type FormOptions, useForm } from './useForm.ts'

interface Letter {
  readonly email: string
  readonly word: string
  readonly accepts: boolean
}

const EMPTY: Letter = { email: '', word: '', accepts: false }
const check = schemaCheck(z.object({ email: validatedText(checkEmail), word: requiredText }))

type Submit = FormOptions<Letter>['submit']

function LetterForm(props: Partial<FormOptions<Letter>> & { readonly submit: Submit }) {
  const form = useForm<Letter>({ initial: EMPTY, check, ...props })
  return (
    <form {...form.element} aria-label="List">
      <TextField {...form.field('email')} label="Adres" />
      <TextField {...form.field('word')} label="Słowo" />
      <Checkbox {...form.flag('accepts')}>Zgoda</Checkbox>
      <FailureNote failure={form.failure} />
      <output>{`${form.isChanged ? 'changed' : 'as it was'}, ${form.isRestored ? 'restored' : 'new'}`}</output>
      <Button onPress={form.reset}>Odrzuć</Button>
      <Button type="submit" isPending={form.isPending}>
        Wyślij
      </Button>
    </form>
  )
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Adres' })
const word = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Słowo' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const later = () => Promise.resolve([{ field: 'word', code: 'weak' as const }])

const done: Submit = () => Promise.resolve()

// jsdom lays nothing out.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

describe('useForm', () => {
  it('leads to the first field that can’t stand, and sends nothing', async () => {
    const submit = vi.fn<Submit>(done)
    renderUi(<LetterForm submit={submit} />)
    await userEvent.type(email(), 'ola@example.pl')
    await press('Wyślij')
    expect(document.activeElement).toBe(word())
    expect(word().getAttribute('aria-invalid')).toBe('true')
    expect(submit).not.toHaveBeenCalled()
  })

  it('takes the problem away with the first letter typed into its field, and no other', async () => {
    renderUi(<LetterForm submit={done} />)
    await press('Wyślij')
    await userEvent.type(word(), 'a')
    expect(word().getAttribute('aria-invalid')).toBeNull()
    expect(email().getAttribute('aria-invalid')).toBe('true')
  })

  it('sends what stands in it once, however often it is pressed meanwhile', async () => {
    const sent = Promise.withResolvers<void>()
    const submit = vi.fn<Submit>(() => sent.promise)
    const onSubmitted = vi.fn<() => void>()
    renderUi(<LetterForm submit={submit} onSubmitted={onSubmitted} />)
    await userEvent.type(email(), 'ola@example.pl')
    await userEvent.type(word(), 'tak{Enter}{Enter}')
    await userEvent.click(screen.getByRole('checkbox'))
    expect(submit).toHaveBeenCalledTimes(1)
    expect(submit.mock.calls[0]?.[0]).toEqual({ email: 'ola@example.pl', word: 'tak', accepts: false })
    sent.resolve()
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1))
    expect(email().value).toBe('ola@example.pl')
  })

  it('shows the service’s problems beside their fields, and any other failure as the form’s', async () => {
    const failures: unknown[] = [
      { code: 'VALIDATION_FAILED', problems: [{ field: 'email', code: 'taken' }] },
      { code: 'NETWORK_ERROR', problems: [{ field: 'elsewhere', code: 'taken' }] },
    ]
    const submit = () => Promise.reject(failures.shift())
    renderUi(<LetterForm submit={submit} initial={{ ...EMPTY, email: 'ola@example.pl', word: 'tak' }} />)
    await press('Wyślij')
    await waitFor(() => expect(document.activeElement).toBe(email()))
    expect(screen.queryByRole('alert')).toBeNull()
    await press('Wyślij')
    expect((await screen.findByRole('alert')).textContent).toContain('Brak połączenia')
  })

  it('waits for a check that takes its time', async () => {
    const submit = vi.fn<Submit>(done)
    renderUi(<LetterForm submit={submit} check={later} />)
    await press('Wyślij')
    await waitFor(() => expect(document.activeElement).toBe(word()))
    expect(submit).not.toHaveBeenCalled()
  })

  it('judges a field that is left with something in it, where that is wanted', async () => {
    renderUi(<LetterForm submit={done} checksOnLeave />)
    await userEvent.click(word())
    await userEvent.type(email(), 'ola')
    await userEvent.tab()
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'))
    expect(word().getAttribute('aria-invalid')).toBeNull()
  })
})

describe('a form that edits what is saved', () => {
  const saved: Letter = { email: 'ola@example.pl', word: 'tak', accepts: true }

  function Saved({ onSend }: { readonly onSend: (changes: Part<Letter>) => void }) {
    const [letter, setLetter] = useState(saved)
    return (
      <>
        <LetterForm
          initial={letter}
          isEdit
          submit={async (typed, { changes }) => {
            onSend(changes)
            setLetter({ ...typed, word: typed.word.trim() })
          }}
        />
        <button type="button" onClick={() => setLetter({ ...letter, email: 'ala@example.pl' })}>
          Nowszy
        </button>
      </>
    )
  }

  it('sends what has changed, then shows what was saved; nothing where nothing has', async () => {
    const onSend = vi.fn<(changes: Part<Letter>) => void>()
    renderUi(<Saved onSend={onSend} />)
    await press('Wyślij')
    expect(onSend).not.toHaveBeenCalled()
    await userEvent.type(word(), '! ')
    expect(screen.getByRole('status').textContent).toContain('changed')
    await press('Wyślij')
    await waitFor(() => expect(word().value).toBe('tak!'))
    expect(onSend.mock.calls).toEqual([[{ word: 'tak! ' }]])
    expect(screen.getByRole('status').textContent).toContain('as it was')
  })

  it('shows a newer reading wherever nothing was typed', async () => {
    renderUi(<Saved onSend={() => undefined} />)
    await userEvent.type(word(), '!')
    await press('Nowszy')
    expect(email().value).toBe('ala@example.pl')
    expect(word().value).toBe('tak!')
  })
})

interface MemoryDraft extends DraftStore<Part<Letter>> {
  last: Part<Letter> | null
  writes: number
}

function memoryDraft(first: Part<Letter> | null): MemoryDraft {
  return {
    last: first,
    writes: 0,
    read() {
      return Promise.resolve(this.last)
    },
    write(value) {
      this.last = value
      this.writes += 1
      return Promise.resolve()
    },
  }
}

describe('a form with a draft', () => {
  it('brings back what was typed and not sent, and lets go of it when it is thrown away', async () => {
    const draft = memoryDraft({ word: 'wcześniej' })
    renderUi(<LetterForm submit={done} draft={draft} />)
    await waitFor(() => expect(word().value).toBe('wcześniej'))
    expect(screen.getByRole('status').textContent).toContain('restored')
    expect(draft.writes).toBe(0)
    await userEvent.type(word(), '!')
    expect(draft.last).toEqual({ word: 'wcześniej!' })
    await press('Odrzuć')
    expect(word().value).toBe('')
    expect(draft.last).toBeNull()
    expect(screen.getByRole('status').textContent).toContain('new')
  })

  it('never loses what is typed while the draft is still being read', async () => {
    const read = Promise.withResolvers<Part<Letter>>()
    const draft = { ...memoryDraft(null), read: () => read.promise }
    renderUi(<LetterForm submit={done} draft={draft} />)
    await userEvent.type(word(), 'teraz')
    read.resolve({ word: 'wcześniej', email: 'ola@example.pl' })
    await waitFor(() => expect(email().value).toBe('ola@example.pl'))
    expect(word().value).toBe('teraz')
    await waitFor(() => expect(draft.last).toEqual({ word: 'teraz', email: 'ola@example.pl' }))
  })

  it('stores nothing before it knows what is stored', async () => {
    const read = Promise.withResolvers<null>()
    const draft = { ...memoryDraft({ email: 'ola@example.pl' }), read: () => read.promise }
    renderUi(<LetterForm submit={done} draft={draft} />)
    await userEvent.type(word(), 'teraz')
    expect(draft.last).toEqual({ email: 'ola@example.pl' })
    read.resolve(null)
    await waitFor(() => expect(draft.last).toEqual({ word: 'teraz' }))
  })
})

/** Compiles, or doesn't: it is never rendered. */
function Typed() {
  const fields = useFields({ initial: EMPTY })
  expectTypeOf(fields.field('email').value).toEqualTypeOf<string>()
  expectTypeOf(fields.flag('accepts').isSelected).toEqualTypeOf<boolean>()
  // @ts-expect-error no such field
  fields.field('nothing')
  // @ts-expect-error a flag is no text
  return <TextField {...fields.field('accepts')} label="Zgoda" />
}

it('types each field by its value', () => {
  expect(Typed).toBeTypeOf('function')
})
