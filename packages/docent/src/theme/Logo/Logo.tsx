import type { ReactNode } from 'react'
import type { LogoInfo } from '../../shared/records/site-data.ts'

export interface LogoProps {
  logo: LogoInfo
  /** Replaces the configured text. Empty if a name is next to the image. */
  alt?: string
}

/**
 * An image with a variant for dark mode. Both are in the HTML, and the style sheet shows one. With `lazy`, the browser
 * doesn't load the hidden one.
 */
export function Logo({ logo, alt = logo.alt }: LogoProps): ReactNode {
  const image = (src: string, variant?: string): ReactNode => (
    <img
      className={variant === undefined ? 'logo' : `logo logo-${variant}`}
      src={src}
      alt={alt}
      width={logo.width}
      height={logo.height}
      loading="lazy"
      decoding="async"
    />
  )
  if (logo.srcDark === undefined) return image(logo.src)
  return (
    <>
      {image(logo.src, 'light')}
      {image(logo.srcDark, 'dark')}
    </>
  )
}
