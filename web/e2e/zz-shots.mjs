import { chromium } from './browser.mjs';
