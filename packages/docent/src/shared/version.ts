import manifest from '../../package.json' with { type: 'json' }

/** docent's version, read from `package.json`, which the release command updates. */
export const VERSION: string = manifest.version
