import type { ServerConfig } from '#server/platform/config.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { NO_WRITES_TOLD } from '#server/platform/database/databaseWrites.ts'
import { NO_CHANGES_TOLD } from '#server/platform/database/publicChanges.ts'
import type { Log } from '#server/platform/log.ts'
import { readConfig } from '#server/readConfig.ts'

/** The settings of a server under test: those of an untouched environment, with `changes`. */
export function testConfig(changes: Partial<ServerConfig> = {}): ServerConfig {
  const config = readConfig({ DATA_DIR: '/nonexistent/iskra-test', LOG_LEVEL: 'silent' })
  return {
    ...config,
    webhook: { secret: 'a secret that only tests know', url: null },
    // Tests try things far more often than people do; the tests of the limits reset them.
    auth: { ...config.auth, secret: 'a secret of sessions that only tests know', throttleFactor: 1000 },
    storefront: { ...config.storefront, callsPerMinute: 1_000_000 },
    push: { ...config.push, privateKey: 'MTIzNDU2Nzg5MGFiY2RlZmdoaWprbG1ub3BxcnN0dXY' },
    ...changes,
  }
}

/** The same with engines that fail, wait or stay silent when a prompt tells them to. */
export function configWithFaults(changes: Partial<ServerConfig> = {}): ServerConfig {
  const config = testConfig(changes)
  return { ...config, generators: { ...config.generators, faults: true } }
}

/** A log without readers. */
export const silentLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}

/** A server's context on `database`; `changes` may set the clock (`now`), the log or the settings. */
export function testContext(database: Database, changes: Partial<ServerContext> = {}): ServerContext {
  return {
    config: testConfig(),
    log: silentLog,
    now: () => new Date(),
    database,
    changes: NO_CHANGES_TOLD,
    writes: NO_WRITES_TOLD,
    ...changes,
  }
}
