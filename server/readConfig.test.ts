import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FEATURE_DEFAULTS } from '#domain/runtimeConfig.ts'
import type { ServerConfig } from './platform/config.ts'
import { ConfigError, readConfig } from './readConfig.ts'
import { runtimeConfigOf } from './http/runtimeConfigOf.ts'

function linesOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.lines
    throw error
  }
}

describe('the settings', () => {
  it('turn each switch by the variable of its own name, and no other', () => {
    for (const [name, isOn] of Object.entries(FEATURE_DEFAULTS)) {
      const variable = `FEATURE_${name.replaceAll(/[A-Z]/gu, (letter) => `_${letter}`).toUpperCase()}`
      const { features } = readConfig({ [variable]: String(!isOn) })
      expect(features).toEqual({ ...FEATURE_DEFAULTS, [name]: !isOn })
    }
  })

  it('need nothing to be given', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: null,
      publicOrigin: 'http://localhost:3000',
      storefront: {
        embedded: true,
        endpoint: '/api/storefront/2026-04/graphql.json',
        publicToken: 'iskra-public-storefront-token',
        apiVersion: '2026-04',
        pictureOrigins: [],
        callsPerMinute: 1200,
      },
      webhook: { secret: null, url: null },
      payments: { test: true, testOrdersGive: true },
      newsletter: { perMinute: 60 },
      lockers: { url: null },
      mail: { smtpUrl: null, from: 'Iskra <listy@localhost>', mailbox: true },
      seller: {
        name: 'Iskra (sprzedawca przykładowy)',
        address: 'ul. Przykładowa 1, 00-001 Warszawa',
        taxId: '',
        email: '',
        phone: '',
        register: '',
      },
      auth: { secret: null, accessTokenSeconds: 600, refreshGraceSeconds: 60, throttleFactor: 1 },
      generators: { workers: 2, leaseSeconds: 30, speechModelDir: null, faults: false },
      files: { s3: null },
      providers: { keys: {}, compatibleUrl: null, routes: [] },
      push: { privateKey: null, contact: 'mailto:listy@localhost' },
      hasDemoUsers: true,
      trustsProxy: false,
      logLevel: 'warn',
      features: FEATURE_DEFAULTS,
      renderMs: 2_000,
      cacheTimes: { queryStaleMs: null, queryKeptMs: null },
    })
  })

  it('put files into a bucket only when everything about it is given', () => {
    const bucket = {
      FILES_S3_ENDPOINT: 'https://s3.example/',
      FILES_S3_BUCKET: 'iskra-pliki',
      FILES_S3_KEY_ID: 'key',
      FILES_S3_SECRET: 'secret',
    }
    expect(readConfig(bucket).files.s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'iskra-pliki',
      region: 'us-east-1',
      keyId: 'key',
      secret: 'secret',
    })
    expect(linesOf({ ...bucket, FILES_S3_SECRET: '' })).toEqual([
      'FILES_S3_SECRET is needed when FILES_S3_ENDPOINT is given',
    ])
    expect(linesOf({ ...bucket, FILES_S3_BUCKET: '../x' })).toEqual([
      'FILES_S3_BUCKET must be the name of a bucket',
    ])
  })

  it('take what the environment gives', () => {
    const config = readConfig({
      PORT: '4101',
      DATA_DIR: '/srv/iskra',
      DATABASE_URL: 'postgres://iskra:tajne@db.example/iskra',
      PUBLIC_ORIGIN: 'https://iskra.example/',
      LOG_LEVEL: 'debug',
      FEATURE_SOCIAL_SHARING: 'false',
      FEATURE_MULTI_LANGUAGE: 'ON',
      WEBHOOK_SECRET: '0123456789abcdef',
      WEBHOOK_URL: 'https://iskra.example/hook',
    })
    expect(config).toMatchObject({
      port: 4101,
      dataDir: '/srv/iskra',
      databaseUrl: 'postgres://iskra:tajne@db.example/iskra',
      publicOrigin: 'https://iskra.example',
      logLevel: 'debug',
      webhook: { secret: '0123456789abcdef', url: 'https://iskra.example/hook' },
    })
    expect(config.features).toMatchObject({ socialSharing: false, multiLanguage: true })
  })

  it.each([
    ['development', {}, { test: true, testOrdersGive: true }],
    [
      'an outside address',
      { PUBLIC_ORIGIN: 'https://iskra.example' },
      { test: false, testOrdersGive: false },
    ],
    ['production', { NODE_ENV: 'production' }, { test: false, testOrdersGive: false }],
    [
      'production that says so',
      { NODE_ENV: 'production', TEST_PAYMENTS: 'on' },
      { test: true, testOrdersGive: false },
    ],
    ['development without them', { TEST_PAYMENTS: 'off' }, { test: false, testOrdersGive: false }],
    ['a server that others reach', { HOST: '0.0.0.0' }, { test: false, testOrdersGive: false }],
    ['a server behind a proxy', { TRUST_PROXY: 'true' }, { test: false, testOrdersGive: false }],
    ['a shared database', { DATABASE_URL: 'postgres://db/iskra' }, { test: false, testOrdersGive: false }],
    ['any other environment', { NODE_ENV: 'staging' }, { test: false, testOrdersGive: false }],
    [
      'a server that others reach and that says so',
      { HOST: '0.0.0.0', TEST_PAYMENTS: 'on' },
      { test: true, testOrdersGive: false },
    ],
    [
      'any other environment that says so',
      { NODE_ENV: 'staging', TEST_PAYMENTS: 'on' },
      { test: true, testOrdersGive: false },
    ],
    [
      'development on a shared database that says so',
      { DATABASE_URL: 'postgres://db/iskra', TEST_PAYMENTS: 'on' },
      { test: true, testOrdersGive: true },
    ],
  ])('take test payments as they should in %s', (_, environment, payments) => {
    expect(readConfig(environment).payments).toEqual(payments)
  })

  it('take an empty variable for one that is not given', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', FEATURE_DARK_MODE: '' })).toEqual(readConfig({}))
  })

  it.each([
    [{ PORT: 'http' }, 'PORT must be a port number, 1 to 65535'],
    [{ PORT: '0' }, 'PORT must be a port number, 1 to 65535'],
    [{ PORT: '80.5' }, 'PORT must be a port number, 1 to 65535'],
    [{ HOST: 'http://0.0.0.0' }, 'HOST must be an address of this machine, like 0.0.0.0'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent'],
    [{ PUBLIC_ORIGIN: 'iskra.example' }, 'PUBLIC_ORIGIN must be an address like https://iskra.example'],
    [{ PUBLIC_ORIGIN: 'https://iskra.example/sklep' }, 'PUBLIC_ORIGIN must be an origin, without a path'],
    [
      { DATABASE_URL: 'mysql://db' },
      'DATABASE_URL must be an address like postgres://user:password@host:5432/name',
    ],
    [{ QUERY_STALE_MS: '10 minutes' }, 'QUERY_STALE_MS must be a number of milliseconds'],
    [{ RENDER_MS: 'soon' }, 'RENDER_MS must be a number of milliseconds'],
    [{ FEATURE_DARK_MODE: 'maybe' }, 'FEATURE_DARK_MODE must be true or false'],
    [{ WEBHOOK_SECRET: 'short' }, 'WEBHOOK_SECRET must have at least 16 characters'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters'],
    [{ ACCESS_TOKEN_SECONDS: '0' }, 'ACCESS_TOKEN_SECONDS must be a whole number above 0'],
    [{ REFRESH_GRACE_SECONDS: 'a minute' }, 'REFRESH_GRACE_SECONDS must be a whole number above 0'],
    [{ THROTTLE_FACTOR: '0.5' }, 'THROTTLE_FACTOR must be a whole number above 0'],
    [{ TRUST_PROXY: 'nginx' }, 'TRUST_PROXY must be true or false'],
    [
      { STOREFRONT_ENDPOINT: 'https://shop.example' },
      'STOREFRONT_PUBLIC_TOKEN is needed when STOREFRONT_ENDPOINT is given',
    ],
  ])('say what is wrong with %j in one line', (environment, line) => {
    expect(linesOf(environment)).toEqual([line])
  })

  it('lets prompts ask for faults in tests alone', () => {
    expect(readConfig({ GENERATOR_FAULTS: 'true' }).generators.faults).toBe(true)
    expect(linesOf({ GENERATOR_FAULTS: 'true', NODE_ENV: 'production' })).toEqual([
      'GENERATOR_FAULTS is for tests and not allowed with NODE_ENV=production',
    ])
  })

  it('say all that is wrong at once, a line each', () => {
    expect(linesOf({ PORT: 'x', LOG_LEVEL: 'y', FEATURE_DARK_MODE: 'z' })).toHaveLength(3)
  })
})

describe('what would let anybody in', () => {
  it.each([
    [{}, true, true],
    [{ PUBLIC_ORIGIN: 'http://127.0.0.1:3000' }, true, true],
    [{ DATABASE_URL: 'postgres://db.example/iskra' }, false, true],
    [{ NODE_ENV: 'production' }, false, false],
    [{ NODE_ENV: 'staging' }, false, false],
    [{ PUBLIC_ORIGIN: 'https://iskra.example' }, false, false],
    [{ PUBLIC_ORIGIN: 'http://192.168.1.5:3000' }, false, false],
    [{ PUBLIC_ORIGIN: 'http://192.168.1.5:3000', MAILBOX: 'true' }, false, true],
    [{ NODE_ENV: 'production', MAILBOX: 'true' }, false, false],
    [{ SMTP_URL: 'smtp://mail.example' }, true, false],
    [{ HOST: '127.0.0.2' }, true, true],
    [{ HOST: '[::1]' }, true, true],
    [{ HOST: 'localhost' }, true, true],
    [{ HOST: '0.0.0.0' }, false, true],
    [{ HOST: '::' }, false, true],
    [{ HOST: '192.168.1.5' }, false, true],
    [{ TRUST_PROXY: 'true' }, false, true],
  ])('%j: demo users %s, mailbox %s', (environment, hasDemoUsers, mailbox) => {
    expect(readConfig(environment)).toMatchObject({ hasDemoUsers, mail: { mailbox } })
  })
})

describe('a real store', () => {
  const given = { STOREFRONT_ENDPOINT: 'https://shop.example', STOREFRONT_PUBLIC_TOKEN: 'public' }

  it('is known by its address alone', () => {
    expect(readConfig(given).storefront).toEqual({
      embedded: false,
      endpoint: 'https://shop.example/api/2026-04/graphql.json',
      publicToken: 'public',
      apiVersion: '2026-04',
      pictureOrigins: ['https://cdn.shopify.com'],
      callsPerMinute: 1200,
    })
  })

  it('may be of another version and have its pictures elsewhere', () => {
    const { storefront } = readConfig({
      ...given,
      STOREFRONT_ENDPOINT: 'https://shop.example/api/2026-01/graphql.json',
      STOREFRONT_PICTURE_ORIGINS: 'https://cdn.example, https://img.example/',
    })
    expect(storefront.apiVersion).toBe('2026-01')
    expect(storefront.pictureOrigins).toEqual(['https://cdn.example', 'https://img.example'])
  })
})

/** The settings with their secrets, as the server has them. */
function configOf(environment: Record<string, string>, secret = 'a secret'): ServerConfig {
  const config = readConfig(environment)
  return {
    ...config,
    webhook: { secret, url: null },
    auth: { ...config.auth, secret },
    push: { ...config.push, privateKey: secret },
  }
}

describe('what the page is told', () => {
  it('is the public part, with the numbers of the specification', () => {
    const environment = { DATABASE_URL: 'postgres://u:p@db/x', SMTP_URL: 'smtp://postman:p@mail.example' }
    const told = runtimeConfigOf(configOf(environment, 'nobody may read this'))
    expect(told).toMatchObject({
      logLevel: 'warn',
      queryCache: { staleTimeMs: 600_000, gcTimeMs: 900_000 },
      features: { imageGeneration: true, multiLanguage: true },
    })
    expect(JSON.stringify(told)).not.toMatch(/nobody may read this|postgres|postman/)
  })

  it('gives documents the time that is set', () => {
    expect(configOf({ RENDER_MS: '60000' }).renderMs).toBe(60_000)
  })

  it('takes the times of the caches from the environment', () => {
    const environment = { QUERY_STALE_MS: '1000', QUERY_KEPT_MS: '2000' }
    expect(runtimeConfigOf(configOf(environment))).toMatchObject({
      queryCache: { staleTimeMs: 1000, gcTimeMs: 2000 },
    })
  })
})
