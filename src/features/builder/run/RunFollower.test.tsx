import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EXAMPLE_RUN } from '#support/generating/exampleRun.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { NodeRunMark } from '../nodes/NodeRunMark.tsx'
import { RunFollower, useFollowedRun } from './RunFollower.tsx'

beforeEach(stubBrowser)
afterEach(() => {
  vi.unstubAllGlobals()
})

const [NODE] = EXAMPLE_RUN.nodes

function Started() {
  const { take } = useFollowedRun()
  return (
    <>
      <button type="button" onClick={() => take(EXAMPLE_RUN)}>
        start
      </button>
      {NODE === undefined ? null : <NodeRunMark id={NODE.id} />}
    </>
  )
}

const open = (template: string) =>
  renderScreen(
    <RunFollower template={template}>
      <Started />
    </RunFollower>,
  )

it('a run is shown on the nodes of its own template, and not on those of another', async () => {
  const own = open('one')
  expect(screen.queryByText('Gotowe')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'start' }))
  expect(await screen.findByText('Gotowe')).toBeDefined()
  own.unmount()

  open('another')
  expect(screen.queryByText('Gotowe')).toBeNull()
})
