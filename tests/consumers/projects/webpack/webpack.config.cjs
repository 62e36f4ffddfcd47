module.exports = {
  mode: 'production',
  entry: './main.js',
  devtool: 'source-map',
  performance: false,
  module: { rules: [{ test: /\.js$/, enforce: 'pre', use: ['source-map-loader'] }] },
}
