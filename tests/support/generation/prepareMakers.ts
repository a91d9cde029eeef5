import { openData } from '#server/openData.ts'
import { readConfig } from '#server/readConfig.ts'
import { openAccount } from '#server/studio/credits/account.ts'
import { move } from '#server/studio/credits/move.ts'
import { makeUser, signIn } from '#support/accountFixture.ts'
import { silentLog } from '#support/testContext.ts'

/**
 * Puts verified users with credits into an installation that isn't running, and gives an access token of each. The
 * environment is the one the server will be started with.
 */
export async function prepareMakers(
  environment: Readonly<Record<string, string>>,
  { people, credits }: { readonly people: number; readonly credits: number },
): Promise<string[]> {
  const data = await openData(readConfig(environment), silentLog)
  const { context } = data
  try {
    const tokens: string[] = []
    for (let index = 0; index < people; index += 1) {
      const user = await makeUser(context)
      await context.database.transaction(async (tx) => {
        await openAccount(tx, context, user)
        await move(tx, context, { userId: user.id, kind: 'correction', credits: credits - 10 })
      })
      tokens.push((await signIn(context, user)).access_token)
    }
    return tokens
  } finally {
    await data.close()
  }
}
