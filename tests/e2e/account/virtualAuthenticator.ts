import type { Page } from '@playwright/test'

/** A device's own authenticator, made by Chromium for tests. */
export interface VirtualAuthenticator {
  /** Its owner touches the sensor and is recognised. */
  agree(): Promise<void>
  /** Its owner is not recognised. */
  refuse(): Promise<void>
}

export async function virtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const recognise = async (isUserVerified: boolean) => {
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  }
  return { agree: () => recognise(true), refuse: () => recognise(false) }
}
