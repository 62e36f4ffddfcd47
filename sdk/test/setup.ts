import fc from 'fast-check'

// The same values in every run: a test must not fail for the values of one day.
fc.configureGlobal({ seed: 20_260_112 })
