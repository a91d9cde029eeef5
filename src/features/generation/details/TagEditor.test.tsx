import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { TAGS_MOST } from '#domain/generation/limits.ts'
import { changedTags } from '#offline/generation/tagChange.ts'
import { newTags, TagEditor } from './TagEditor.tsx'

function Tags({ first = [] }: { readonly first?: readonly string[] }) {
  const [tags, setTags] = useState(first)
  return <TagEditor tags={tags} onChange={(change) => setTags((known) => changedTags(known, change))} />
}

const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

afterEach(cleanup)

describe('the tags of a generation', () => {
  it('are added by Enter, several with commas, without doubles', async () => {
    renderScreen(<Tags first={['Urodziny']} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Nowy tag' }), 'urodziny, dla mamy , ,{Enter}')
    expect(shown()).toEqual(['Urodziny', 'dla mamy'])
    expect(screen.getByRole('textbox')).toHaveProperty('value', '')
  })

  it('go one by one, and the focus stays among them', async () => {
    renderScreen(<Tags first={['a', 'b']} />)
    await userEvent.click(screen.getByRole('button', { name: 'Usuń tag a' }))
    expect(shown()).toEqual(['b'])
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  it('are as many as there is room for', () => {
    const full = Array.from({ length: TAGS_MOST - 1 }, (_, index) => `tag ${index}`)
    expect(newTags(full, 'jeszcze, i jeszcze')).toEqual(['jeszcze'])
    renderScreen(<Tags first={[...full, 'ostatni']} />)
    expect(screen.getByRole('textbox')).toHaveProperty('disabled', true)
  })
})
