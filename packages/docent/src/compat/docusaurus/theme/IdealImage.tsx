import type { ComponentPropsWithoutRef, ReactNode } from 'react'

type Source = string | { default: string } | { src: string | { src: string } }

export interface IdealImageProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src'> {
  img: Source
  alt?: string
}

/** The image as it is: docent doesn't resize images. */
export default function IdealImage({ img, alt = '', ...rest }: IdealImageProps): ReactNode {
  return <img {...rest} src={addressOf(img)} alt={alt} loading="lazy" />
}

function addressOf(image: Source): string {
  if (typeof image === 'string') return image
  if ('default' in image) return image.default
  return typeof image.src === 'string' ? image.src : image.src.src
}
