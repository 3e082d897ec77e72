export { useHydrated as default } from '../../ui/hooks/useHydrated.ts'
