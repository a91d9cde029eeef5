import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import OverlayHost from './OverlayHost.tsx'
import { cancelOverlay, hideOverlay, showOverlay, stepBackForQuestion } from './state/overlays.ts'
import { renderUi } from './testing/renderUi.tsx'

afterEach(cleanup)

describe('the loading overlay', () => {
  it('stands until its work ends, and Escape does not end it', async () => {
    renderUi(<OverlayHost />)
    let id = ''
    act(() => {
      id = showOverlay({ label: 'Zapisuję sklep' })
    })
    expect(screen.getByText('Zapisuję sklep')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    act(() => cancelOverlay(id))
    expect(screen.getByText('Zapisuję sklep')).toBeTruthy()
    act(() => hideOverlay(id))
    expect(screen.queryByText('Zapisuję sklep')).toBeNull()
  })

  it('never stands over a question that its work waits for', () => {
    renderUi(<OverlayHost />)
    act(() => void showOverlay({ id: 'export', label: 'Zbieramy dane' }))
    const answers: (() => void)[] = []
    act(() => void answers.push(stepBackForQuestion()))
    expect(screen.queryByText('Zbieramy dane')).toBeNull()
    act(() => answers[0]?.())
    expect(screen.getByText('Zbieramy dane')).toBeTruthy()
    act(() => hideOverlay('export'))
  })

  it('stops its work when it can be cancelled', async () => {
    const onCancel = vi.fn<() => void>()
    renderUi(<OverlayHost />)
    act(() => void showOverlay({ label: 'Generuję', onCancel }))
    await userEvent.click(screen.getByRole('button', { name: 'Anuluj' }))
    expect(onCancel).toHaveBeenCalledOnce()
    expect(screen.queryByText('Generuję')).toBeNull()
  })
})
