export const themes = {
  light: { text: 'rgb(20, 20, 20)' },
  dark: { text: 'rgb(245, 245, 245)' },
}
