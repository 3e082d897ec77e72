import type { ComponentPropsWithoutRef, ReactNode } from 'react'

export interface ThemedImageProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src'> {
  sources: { light: string; dark: string }
  alt?: string
}

/** An image with a variant for dark mode. The style sheet shows one, and the browser doesn't load the hidden one. */
export default function ThemedImage({
  sources,
  className = '',
  alt = '',
  ...rest
}: ThemedImageProps): ReactNode {
  return (['light', 'dark'] as const).map((mode) => (
    <img
      {...rest}
      key={mode}
      src={sources[mode]}
      alt={alt}
      className={`color-mode-${mode} ${className}`.trim()}
      loading="lazy"
    />
  ))
}
