/** Sites with accounts: their name, and the address of an account. Docusaurus has the same short forms. */
export const PLATFORMS: Readonly<
  Record<string, { label: string; address: (name: string) => string }>
> = {
  bluesky: { label: 'Bluesky', address: (name) => `https://bsky.app/profile/${name}` },
  github: { label: 'GitHub', address: (name) => `https://github.com/${name}` },
  instagram: { label: 'Instagram', address: (name) => `https://www.instagram.com/${name}` },
  linkedin: { label: 'LinkedIn', address: (name) => `https://www.linkedin.com/in/${name}/` },
  mastodon: { label: 'Mastodon', address: (name) => `https://mastodon.social/@${name}` },
  stackoverflow: {
    label: 'Stack Overflow',
    address: (name) => `https://stackoverflow.com/users/${name}`,
  },
  threads: { label: 'Threads', address: (name) => `https://www.threads.net/@${name}` },
  twitch: { label: 'Twitch', address: (name) => `https://twitch.tv/${name}` },
  twitter: { label: 'Twitter', address: (name) => `https://twitter.com/${name}` },
  x: { label: 'X', address: (name) => `https://x.com/${name}` },
  youtube: { label: 'YouTube', address: (name) => `https://www.youtube.com/@${name}` },
}

/** A link to an account, or to write an email. */
export interface Contact {
  label: string
  address: string
}

/**
 * The email address and the accounts of an author.
 * @example contactsOf({ socials: { github: 'ada' } }) // [{ label: 'GitHub', address: 'https://github.com/ada' }]
 */
export function contactsOf({
  email,
  socials = {},
}: {
  email?: string | undefined
  socials?: Readonly<Record<string, string>> | undefined
}): Contact[] {
  return [
    ...(email === undefined ? [] : [{ label: email, address: `mailto:${email}` }]),
    ...Object.entries(socials).map(([key, value]) => {
      const platform = Object.hasOwn(PLATFORMS, key) ? PLATFORMS[key] : undefined
      const label = platform?.label ?? `${key.charAt(0).toUpperCase()}${key.slice(1)}`
      const isAddress = /^https?:\/\//.test(value)
      return {
        label,
        address: isAddress || !platform ? value : platform.address(value.replace(/^@/, '')),
      }
    }),
  ]
}
