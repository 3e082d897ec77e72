export default {
  en: { total: 'Total' },
  de: { total: 'Summe' },
}
