/** React Native's way of compiling, without React Native. */
module.exports = {
  transformer: { babelTransformerPath: require.resolve('@react-native/metro-babel-transformer') },
}
