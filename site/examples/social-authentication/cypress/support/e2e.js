import './commands'
