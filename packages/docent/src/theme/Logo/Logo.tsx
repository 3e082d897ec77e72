import type { ReactNode } from 'react'
import type { LogoInfo } from '../../model/site-data.ts'

export interface LogoProps {
  logo: LogoInfo
  /** Replaces the configured text: empty where a name stands beside the image. */
  alt?: string
}

/**
 * An image with a variant for the dark mode. Both stand in the HTML and the style sheet shows one; `lazy` keeps the
 * browser from loading the hidden one.
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
