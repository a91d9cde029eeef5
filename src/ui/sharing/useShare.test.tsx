import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from '../Button.tsx'
import { dismissAllToasts } from '../state/toasts.ts'
import { renderUi } from '../testing/renderUi.tsx'
import ToastHost from '../ToastHost.tsx'
import { useShare } from './useShare.ts'

const LINK = 'https://iskra.example/tutoriale/kartka'

function ShareButton() {
  const share = useShare()
  return <Button onPress={() => void share({ title: 'Kartka', link: LINK })}>Udostępnij</Button>
}

interface Device {
  /** Its share sheet; none by default. */
  readonly sheet?: (data: ShareData) => Promise<void>
  readonly takesCopies?: boolean
}

async function pressOn({ sheet, takesCopies = true }: Device) {
  const user = userEvent.setup()
  Object.assign(navigator, { share: sheet })
  if (!takesCopies) {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  }
  renderUi(
    <>
      <ShareButton />
      <ToastHost />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Udostępnij' }))
}

const toasts = () => within(screen.getByRole('region', { name: /Powiadomienia/ }))
const copied = () => navigator.clipboard.readText()

afterEach(() => {
  act(() => dismissAllToasts())
  cleanup()
  vi.restoreAllMocks()
})

it('copies the link where a device has no sheet, and says so', async () => {
  await pressOn({})
  expect(await toasts().findByText('Link skopiowany')).toBeDefined()
  expect(await copied()).toBe(LINK)
})

it('hands it to the sheet and says nothing, though the sheet is closed', async () => {
  const shared = vi.fn<(data: ShareData) => Promise<void>>()
  shared.mockRejectedValue(new DOMException('closed', 'AbortError'))
  await pressOn({ sheet: shared })
  expect(shared).toHaveBeenCalledWith({ title: 'Kartka', url: LINK })
  expect(toasts().queryAllByRole('listitem')).toEqual([])
})

it('copies the link where the sheet refuses', async () => {
  await pressOn({ sheet: () => Promise.reject(new DOMException('no press', 'NotAllowedError')) })
  expect(await toasts().findByText('Link skopiowany')).toBeDefined()
})

it('shows the link where the clipboard refuses too', async () => {
  await pressOn({ takesCopies: false })
  expect(await toasts().findByText(LINK)).toBeDefined()
})
