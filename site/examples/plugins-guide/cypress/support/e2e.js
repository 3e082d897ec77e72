import { register } from '@cypress/grep'

register()
