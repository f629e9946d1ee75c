// The words of setting up, by language.
import { cartusSetupDe } from './cartus-setup.de';
import { cartusSetupEn, type CartusSetupWords } from './cartus-setup.en';

export const cartusSetupWords = (code: string): CartusSetupWords => (code === 'de' ? cartusSetupDe : cartusSetupEn);
