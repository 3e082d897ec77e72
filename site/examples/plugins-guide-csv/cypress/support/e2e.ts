import '../../plugins/csv/browser'
