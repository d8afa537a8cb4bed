// Tells browsers that the first script is needed as a whole: those that know the sign compile all of it beside the page's own
// thread while it comes in, instead of hundreds of functions, one by one, while the page is built.
const SIGN = '//# allFunctionsCalledOnLoad\n';

/** @returns {import('vite').Plugin} */
export function compileAtOncePlugin(name) {
  return {
    name: 'compile-at-once',
    generateBundle: {
      order: 'post', // behind the minifier, which takes it for a comment
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.name === name) chunk.code = SIGN + chunk.code;
      },
    },
  };
}
