/** Colors of link previews: those of the light color mode. */
export const linkPreviewColors = {
  title: '#171c2e',
  description: '#444c63',
  section: '#2f4fd6',
  bar: '#e8590c',
}
