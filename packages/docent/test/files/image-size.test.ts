import { expect, test } from 'vitest'
import { measureImage } from '../../src/files/image-size.ts'

/** The entry of the orientation in a photo's metadata. */
const TAG = '1201 0300 01000000 00000000'

/** The header of a JPEG file of 40 by 30 pixels, with the orientation that a camera writes. */
function photo(orientation: number): Buffer {
  const exif = Buffer.from(
    `ffe10022 457869660000 49492a0008000000 0100 ${TAG} 00000000`.replaceAll(' ', ''),
    'hex',
  )
  exif.writeUInt16LE(orientation, exif.length - 8)
  const frame = Buffer.from('ffc0001108001e002803012200021101031101', 'hex')
  return Buffer.concat([Buffer.from('ffd8', 'hex'), exif, frame, Buffer.from('ffd9', 'hex')])
}

test.each([
  [1, { width: 40, height: 30 }],
  [3, { width: 40, height: 30 }],
  [6, { width: 30, height: 40 }],
  [8, { width: 30, height: 40 }],
])('a photo with the orientation %i has the size that browsers show', (orientation, size) => {
  expect(measureImage(photo(orientation))).toEqual({ ...size, format: 'jpg' })
})

test('a file that is no image has no size', () => {
  expect(measureImage(Buffer.from('text'))).toBeUndefined()
  expect(measureImage(Buffer.alloc(0))).toBeUndefined()
})
