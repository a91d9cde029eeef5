/**
 * The environment of the product's processes, as from a person's shell: without the settings for these tests' output.
 */
export const INHERITED_ENVIRONMENT: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: undefined }
