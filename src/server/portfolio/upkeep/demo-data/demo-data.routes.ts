import * as api from '#api/people/setup';
import { write, type Route } from '../../../platform/http/route.ts';
import { removeDemoData } from './load-demo-data.ts';

export const demoDataRoutes: readonly Route[] = [write(api.removeDemoData, ({ tx }) => removeDemoData(tx))];
