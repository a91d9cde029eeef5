import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { AccountHome } from './AccountHome.tsx'

afterEach(cleanup)

it.each([
  [false, 0],
  [true, 1],
])('tells of a copy at once only without a network (%s)', (isOffline, count) => {
  renderScreen(<AccountHome onSignOut={() => undefined} isOffline={isOffline} />, {
    session: fixedSession(signedIn({}, false)),
  })
  expect(screen.queryAllByText(/^Stan z/u)).toHaveLength(count)
  expect(screen.queryAllByText(/bez połączenia/u)).toHaveLength(count)
})
