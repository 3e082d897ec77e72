/** Names of docent's icons, which `ui/Icon` draws. */
export const ICON_NAMES = [
  'search',
  'source',
  'chat',
  'sun',
  'moon',
  'menu',
  'close',
  'chevron',
  'external',
  'link',
  'edit',
  'copy',
  'check',
  'info',
  'tip',
  'note',
  'caution',
  'danger',
  'star',
  'enter',
  'clock',
  'globe',
  'home',
  'panel',
] as const

export type IconName = (typeof ICON_NAMES)[number]
