import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import config from './eslint.config.js';

/** The rules that need no types, for `npm run test:quick`: to know the types takes most of the time of `npm run check`. */
export default defineConfig(...config, tseslint.configs.disableTypeChecked);
