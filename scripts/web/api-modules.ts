/** Every module of the API by its file, for the shapes of its answers. */
export const modules = import.meta.glob(['../../src/api/**/*.ts', '!../../src/api/**/*.test.ts'], {
  eager: true,
});
